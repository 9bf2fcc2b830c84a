import { useState } from 'react';
import type { Problem } from 'shared-domain/client';
import {
  type SupplierContact,
  type SupplierJson,
  type SupplierPut,
  supplierPut,
} from 'shared-domain/contracts';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Button, InputField, Tick } from '../../kit/parts/index.ts';

const NEW_CONTACT: SupplierContact = { name: '', email: '', phone: '', getsReports: true };

const draftOf = (supplier: SupplierJson | undefined, brandsWithout: readonly string[]) => ({
  name: supplier?.name ?? '',
  brands: (supplier?.brands ?? brandsWithout.slice(0, 1)).join(', '),
  licenceNumber: supplier?.licenceNumber ?? '',
  ldbVendorNumber: supplier?.ldbVendorNumber ?? '',
  contacts: supplier?.contacts ?? [NEW_CONTACT],
  showsCustomers: supplier?.showsCustomers ?? false,
});
type Draft = ReturnType<typeof draftOf>;

const isEmpty = ({ name, email }: SupplierContact): boolean => `${name}${email}`.trim() === '';

/** The form of a supplier (SUPPLIER-1). A contact without name and address is left out. */
const formOf = (version: number) =>
  typedSchema<Draft, SupplierPut>(supplierPut, ({ brands, contacts, ...typed }) => ({
    ...typed,
    brands: brands.split(/[,;\n]/).flatMap((brand) => brand.trim() || []),
    contacts: contacts.filter((contact) => !isEmpty(contact)),
    version,
  }));

type SupplierDialogProps = {
  /** Undefined for a new one. */
  supplier: SupplierJson | undefined;
  brandsWithout: readonly string[];
  onSave: (id: string, supplier: SupplierPut) => Promise<Problem | undefined>;
  onClose: () => void;
};

export function SupplierDialog({ supplier, brandsWithout, onSave, onClose }: SupplierDialogProps) {
  const [id] = useState(() => supplier?.id ?? crypto.randomUUID());
  const [version] = useState(supplier?.version ?? 0);
  const form = useStaffForm({
    schema: formOf(version),
    initial: draftOf(supplier, brandsWithout),
    save: (typed) => onSave(id, typed),
    emptyLast: { contacts: isEmpty },
  });
  const { contacts } = form.typed;
  return (
    <FormDialog
      form={form}
      title={supplier ? `Edit ${supplier.name}` : 'Add a supplier'}
      width={560}
      unsaved={form.isChanged}
      onClose={onClose}
    >
      <InputField label="Name *" maxLength={100} {...form.field('name')} />
      <InputField
        label="Brands *"
        hint={
          brandsWithout.length > 0 ? `Without a supplier: ${brandsWithout.join(', ')}` : 'Separated by commas'
        }
        {...form.field('brands')}
      />
      <Stack columns="repeat(2, minmax(0, 1fr))" gap="8 12">
        <InputField label="Licence number" maxLength={30} {...form.field('licenceNumber')} />
        <InputField label="LDB vendor number" maxLength={30} {...form.field('ldbVendorNumber')} />
      </Stack>
      {contacts.map((_, place) => {
        const at = `contacts.${place}` as const;
        return (
          <Stack key={at} as="fieldset" columns="repeat(2, minmax(0, 1fr))" gap="8 12">
            <Text as="legend" weight={600} pad="0 0 4">
              Contact {place + 1}
            </Text>
            <InputField label="Name" maxLength={100} autoComplete="off" {...form.field(`${at}.name`)} />
            <InputField
              label="Email"
              type="email"
              maxLength={254}
              autoComplete="off"
              {...form.field(`${at}.email`)}
            />
            <InputField
              label="Phone"
              type="tel"
              maxLength={30}
              autoComplete="off"
              {...form.field(`${at}.phone`)}
            />
            <Tick {...form.ticked(`${at}.getsReports`)}>Gets sales reports</Tick>
          </Stack>
        );
      })}
      <Button variant="quiet" onClick={() => form.set('contacts', [...contacts, NEW_CONTACT])}>
        Add a contact
      </Button>
      <Tick {...form.ticked('showsCustomers')}>Its page names customers</Tick>
    </FormDialog>
  );
}
