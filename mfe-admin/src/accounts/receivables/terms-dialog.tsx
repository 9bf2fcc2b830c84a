import { type FormEvent, useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { typedPrice } from 'shared-domain/money';
import { PAYMENT_TERMS, type PaymentTerms, termsText } from 'shared-domain/orders';
import { Stack } from '../../kit/layout/index.ts';
import { Choice, FormFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';
import { useLicenceChange } from '../licences/index.ts';

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: termsText(value) }));

/** An account's terms, credit limit and hold (RECEIVABLE-8, RECEIVABLE-10). */
export function TermsDialog({ licence, onClose }: { licence: LicenceJson; onClose: () => void }) {
  const { change, isSending } = useLicenceChange();
  const [terms, setTerms] = useState<PaymentTerms>(licence.paymentTerms ?? 'on-delivery');
  const [limit, setLimit] = useState(licence.creditLimit?.toFixed(2) ?? '');
  const [hold, setHold] = useState(licence.creditHold ?? '');
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const creditLimit = limit.trim() === '' ? null : typedPrice(limit);
    if (creditLimit !== null && !(creditLimit >= 0 && creditLimit <= 1_000_000))
      return setError('Please enter an amount from $0 to $1,000,000, or nothing');
    const edits = { paymentTerms: terms, creditLimit, creditHold: hold.trim() || null };
    if (await change(licence, edits, `Terms of ${licence.licenseNumber} saved`)) onClose();
  };
  return (
    <StaffDialog open title="Terms, limit and hold" context={licence.companyName} onClose={onClose}>
      <Stack as="form" fit gap={12} onSubmit={save} noValidate>
        <Choice
          label="Terms"
          value={terms}
          options={TERMS}
          onChange={(value) => setTerms(value as PaymentTerms)}
        />
        <InputField
          label="Credit limit"
          value={limit}
          inputMode="decimal"
          error={error}
          hint="What it may owe with its open orders. Leave it empty for no limit."
          onChange={({ target }) => setLimit(target.value)}
        />
        <InputField
          label="On hold because"
          value={hold}
          maxLength={300}
          hint="New orders then wait until staff release them. Leave it empty to take orders as usual. Only staff see this."
          onChange={({ target }) => setHold(target.value)}
        />
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
