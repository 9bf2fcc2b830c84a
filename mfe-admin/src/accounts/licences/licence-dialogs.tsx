import { type LicenceJson, licencePut } from 'shared-domain/contracts';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField } from '../../kit/parts/index.ts';
import { type Edits, useLicenceChange } from './use-licence-change.ts';

interface DialogProps {
  licence: LicenceJson;
  onClose: () => void;
}

const TEXTS = ['endDate', 'licenceClass', 'premisesAddress', 'deliveryAddress'] as const;
type Typed = Record<(typeof TEXTS)[number], string> & { otherAddresses: string[] };

const isEmpty = (line: string | undefined): boolean => !line?.trim();

/** An empty address field is none. */
const datesForm = ({ companyName }: LicenceJson) =>
  typedSchema<Typed, Edits>(licencePut, ({ otherAddresses, ...typed }) => {
    const others = otherAddresses.filter((line) => !isEmpty(line));
    return { ...typed, companyName, otherAddresses: others.length > 0 ? others : null };
  });

/** Edits a licence's end date, class and addresses. */
export function LicenceDatesDialog({ licence, onClose }: DialogProps) {
  const { change } = useLicenceChange();
  const form = useStaffForm<Typed, Edits>({
    schema: datesForm(licence),
    initial: {
      endDate: licence.endDate ?? '',
      licenceClass: licence.licenceClass ?? '',
      premisesAddress: licence.premisesAddress ?? '',
      deliveryAddress: licence.deliveryAddress ?? '',
      otherAddresses: licence.otherAddresses ?? [],
    },
    save: (edits) => change(licence, edits, `Licence ${licence.licenseNumber} saved`),
    emptyLast: { otherAddresses: isEmpty },
  });
  const others = form.typed.otherAddresses.findLastIndex(Boolean) + 1;
  return (
    <FormDialog form={form} title="Dates and addresses" context={licence.companyName} onClose={onClose}>
      <InputField
        label="End date"
        type="date"
        hint="The last day it is valid. Leave it empty if the licence doesn't end."
        {...form.field('endDate')}
      />
      <InputField
        label="Class"
        maxLength={100}
        placeholder="e.g. Liquor primary"
        {...form.field('licenceClass')}
      />
      <InputField label="Premises address" maxLength={300} {...form.field('premisesAddress')} />
      <InputField
        label="Delivery address"
        maxLength={300}
        placeholder="e.g. 212 Carrall Street, Vancouver, BC V6B 2J2"
        hint="Used for shares and orders taken by staff. If empty, they go to the last order's address."
        {...form.field('deliveryAddress')}
      />
      {Array.from({ length: others + 1 }, (_, place) => (
        <InputField
          key={`other-${place + 1}`}
          label={`Other delivery address ${place + 1}`}
          maxLength={300}
          {...form.field(`otherAddresses.${place}`)}
        />
      ))}
    </FormDialog>
  );
}

/** Asks for a reason to suspend a licence, and explains the consequences. */
export function SuspendDialog({ licence, onClose }: DialogProps) {
  const { change } = useLicenceChange();
  const { licenseNumber, companyName } = licence;
  const form = useStaffForm<{ suspensionReason: string }, Edits>({
    schema: typedSchema<{ suspensionReason: string }, Edits>(licencePut, (typed) => ({
      ...typed,
      companyName,
      standing: 'suspended',
    })),
    initial: { suspensionReason: '' },
    save: ({ standing = 'suspended', suspensionReason = null }) =>
      change(licence, { standing, suspensionReason }, `Licence ${licenseNumber} is suspended`),
  });
  return (
    <FormDialog
      form={form}
      title={`Suspend ${licenseNumber}?`}
      context={companyName}
      variant="danger"
      action="Suspend"
      busyText="Suspending..."
      onClose={onClose}
    >
      <p>It can't order any more, and open sessions end at their next request.</p>
      <InputField
        label="Reason *"
        maxLength={300}
        hint="Only staff see this."
        {...form.field('suspensionReason')}
      />
    </FormDialog>
  );
}
