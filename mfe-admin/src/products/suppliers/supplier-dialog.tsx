import { useState } from 'react';
import type { Problem } from 'shared-domain/client';
import {
  type SupplierContact,
  type SupplierJson,
  type SupplierPut,
  supplierPut,
} from 'shared-domain/contracts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import {
  Button,
  CheckBox,
  FormFoot,
  InputField,
  Notice,
  StaffDialog,
  useCheckedForm,
} from '../../kit/parts/index.ts';

/** A contact as typed, with its number on the form. */
type TypedContact = SupplierContact & { number: number };

const newContact = (number: number): TypedContact => ({
  ...{ number, name: '', email: '', phone: '', getsReports: true },
});

const draftOf = (supplier: SupplierJson | undefined, brandsWithout: readonly string[]) => ({
  name: supplier?.name ?? '',
  brands: (supplier?.brands ?? brandsWithout.slice(0, 1)).join(', '),
  licenceNumber: supplier?.licenceNumber ?? '',
  ldbVendorNumber: supplier?.ldbVendorNumber ?? '',
  contacts: supplier?.contacts.map((one, place) => ({ ...one, number: place + 1 })) ?? [newContact(1)],
  showsCustomers: supplier?.showsCustomers ?? false,
});

/** Adds or edits a supplier, checked by the API's schema (SUPPLIER-1). A contact without name and address is left out. */
export function SupplierDialog({
  supplier,
  brandsWithout,
  busy,
  onSave,
  onClose,
}: {
  /** Undefined for a new one. */
  supplier: SupplierJson | undefined;
  brandsWithout: readonly string[];
  busy: boolean;
  onSave: (id: string, supplier: SupplierPut) => Promise<Problem | undefined>;
  onClose: () => void;
}) {
  const [id] = useState(() => supplier?.id ?? crypto.randomUUID());
  const [version] = useState(supplier?.version ?? 0);
  const [typed, setTyped] = useState(() => draftOf(supplier, brandsWithout));
  const checked = supplierPut.safeParse({
    ...typed,
    brands: typed.brands.split(/[,;\n]/).flatMap((brand) => brand.trim() || []),
    contacts: typed.contacts.filter(({ name, email }) => name.trim() !== '' || email.trim() !== ''),
    version,
  });
  const { submit, errorOf, refusal } = useCheckedForm(checked, async (form) => {
    const problem = await onSave(id, form);
    if (!problem) onClose();
    return problem;
  });
  const field = (name: 'name' | 'brands' | 'licenceNumber' | 'ldbVendorNumber') => ({
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const setContact = (contact: TypedContact) =>
    setTyped({
      ...typed,
      contacts: typed.contacts.map((one) => (one.number === contact.number ? contact : one)),
    });
  return (
    <StaffDialog
      open
      title={supplier ? `Edit ${supplier.name}` : 'Add a supplier'}
      width={560}
      onClose={onClose}
    >
      <Stack as="form" fit gap={14} onSubmit={submit} noValidate>
        {refusal && !refusal.errors && <Notice tone="warn">{refusal.detail}</Notice>}
        <InputField label="Name *" maxLength={100} {...field('name')} />
        <InputField
          label="Brands *"
          hint={
            brandsWithout.length > 0
              ? `Without a supplier: ${brandsWithout.join(', ')}`
              : 'Separated by commas'
          }
          {...field('brands')}
        />
        <Stack columns="repeat(2, minmax(0, 1fr))" gap="8 12">
          <InputField label="Licence number" maxLength={30} {...field('licenceNumber')} />
          <InputField label="LDB vendor number" maxLength={30} {...field('ldbVendorNumber')} />
        </Stack>
        {typed.contacts.map((contact, place) => (
          <ContactFields
            key={contact.number}
            contact={contact}
            errorOf={(name) => errorOf(`contacts.${place}.${name}`)}
            onChange={setContact}
          />
        ))}
        <Button
          variant="quiet"
          onClick={() =>
            setTyped({ ...typed, contacts: [...typed.contacts, newContact(typed.contacts.length + 1)] })
          }
        >
          Add a contact
        </Button>
        <Row as="label" gap={8}>
          <CheckBox
            checked={typed.showsCustomers}
            onChange={(showsCustomers) => setTyped({ ...typed, showsCustomers })}
          />
          Its page names customers
        </Row>
        <FormFoot busy={busy} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}

interface ContactFieldsProps {
  contact: TypedContact;
  errorOf: (name: string) => string | undefined;
  onChange: (contact: TypedContact) => void;
}

function ContactFields({ contact, errorOf, onChange }: ContactFieldsProps) {
  const field = (name: 'name' | 'email' | 'phone') => ({
    value: contact[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...contact, [name]: target.value }),
  });
  return (
    <Stack as="fieldset" columns="repeat(2, minmax(0, 1fr))" gap="8 12">
      <Text as="legend" weight={600} pad="0 0 4">
        Contact {contact.number}
      </Text>
      <InputField label="Name" maxLength={100} autoComplete="off" {...field('name')} />
      <InputField label="Email" type="email" maxLength={254} autoComplete="off" {...field('email')} />
      <InputField label="Phone" type="tel" maxLength={30} autoComplete="off" {...field('phone')} />
      <Row as="label" gap={8} tall={40}>
        <CheckBox
          checked={contact.getsReports}
          onChange={(getsReports) => onChange({ ...contact, getsReports })}
        />
        Gets sales reports
      </Row>
    </Stack>
  );
}
