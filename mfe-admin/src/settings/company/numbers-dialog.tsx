import { useState } from 'react';
import type { SellerNumbers } from 'shared-domain/company';
import { sellerNumbers } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, Notice, StaffDialog, useCheckedForm } from '../../kit/parts/index.ts';
import { NUMBERS, useSeller } from './use-seller.ts';

/** Sets the seller's numbers, checked by the API's schema (PAPER-3). */
export function NumbersDialog({ seller, onClose }: { seller: SellerNumbers; onClose: () => void }) {
  const { save, isSending } = useSeller();
  const [before] = useState(seller);
  const [typed, setTyped] = useState<SellerNumbers>(seller);
  const { submit, errorOf, refusal } = useCheckedForm(sellerNumbers.safeParse(typed), async (numbers) => {
    const problem = await save(numbers, before);
    if (!problem) onClose();
    return problem;
  });
  return (
    <StaffDialog open title="Company numbers" width={460} onClose={onClose}>
      <Stack as="form" fit gap={14} onSubmit={submit} noValidate>
        {refusal && <Notice tone="warn">{refusal.detail}</Notice>}
        {NUMBERS.map(({ kind, label }) => (
          <InputField
            key={kind}
            label={`${label} *`}
            value={typed[kind]}
            maxLength={30}
            error={errorOf(kind)}
            onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
          />
        ))}
        <FormFoot busy={isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
