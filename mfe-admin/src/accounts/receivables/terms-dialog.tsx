import { type LicenceJson, licencePut } from 'shared-domain/contracts';
import { typedPrice } from 'shared-domain/money';
import { PAYMENT_TERMS, type PaymentTerms, termsText } from 'shared-domain/orders';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField, SelectField } from '../../kit/parts/index.ts';
import { type Edits, useLicenceChange } from '../licences/index.ts';

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: termsText(value) }));

type Typed = { paymentTerms: PaymentTerms; creditLimit: string; creditHold: string };

const termsForm = ({ companyName }: LicenceJson) =>
  typedSchema<Typed, Edits>(licencePut, ({ creditLimit, ...typed }) => ({
    ...typed,
    companyName,
    creditLimit: creditLimit.trim() === '' ? null : typedPrice(creditLimit),
  }));

/** An account's terms, credit limit and hold (RECEIVABLE-8, RECEIVABLE-10). */
export function TermsDialog({ licence, onClose }: { licence: LicenceJson; onClose: () => void }) {
  const { change } = useLicenceChange();
  const form = useStaffForm<Typed, Edits>({
    schema: termsForm(licence),
    initial: {
      paymentTerms: licence.paymentTerms ?? 'on-delivery',
      creditLimit: licence.creditLimit?.toFixed(2) ?? '',
      creditHold: licence.creditHold ?? '',
    },
    save: (edits) => change(licence, edits, `Terms of ${licence.licenseNumber} saved`),
  });
  return (
    <FormDialog form={form} title="Terms, limit and hold" context={licence.companyName} onClose={onClose}>
      <SelectField label="Terms" options={TERMS} {...form.field('paymentTerms')} />
      <InputField
        label="Credit limit"
        inputMode="decimal"
        hint="What it may owe with its open orders. Leave it empty for no limit."
        {...form.field('creditLimit')}
      />
      <InputField
        label="On hold because"
        maxLength={300}
        hint="New orders then wait until staff release them. Leave it empty to take orders as usual. Only staff see this."
        {...form.field('creditHold')}
      />
    </FormDialog>
  );
}
