import { useState } from 'react';
import type { SellerNumbers } from 'shared-domain/company';
import { sellerNumbers } from 'shared-domain/contracts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField } from '../../kit/parts/index.ts';
import { NUMBERS, useSeller } from './use-seller.ts';

/** Sets the seller's numbers, checked by the API's schema (PAPER-3). */
export function NumbersDialog({ seller, onClose }: { seller: SellerNumbers; onClose: () => void }) {
  const { save } = useSeller();
  const [before] = useState(seller);
  const form = useStaffForm<SellerNumbers>({
    schema: sellerNumbers,
    initial: seller,
    save: (numbers) => save(numbers, before),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title="Company numbers" width={460} onClose={onClose}>
      {NUMBERS.map(({ kind, label }) => (
        <InputField key={kind} label={`${label} *`} maxLength={30} {...form.field(kind)} />
      ))}
    </FormDialog>
  );
}
