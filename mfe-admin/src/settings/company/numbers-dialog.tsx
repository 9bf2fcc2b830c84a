import { type FormEvent, useState } from 'react';
import type { SellerNumbers } from 'shared-domain/company';
import { sellerNumbers } from 'shared-domain/contracts';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, Notice, StaffDialog } from '../../kit/parts/index.ts';
import { NUMBERS, useSeller } from './use-seller.ts';

/** Sets the seller's numbers, checked by the API's schema (PAPER-3). */
export function NumbersDialog({ seller, onClose }: { seller: SellerNumbers; onClose: () => void }) {
  const { save, isSending } = useSeller();
  const [before] = useState(seller);
  const [typed, setTyped] = useState<SellerNumbers>(seller);
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data, error } = sellerNumbers.safeParse(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!data) return;
    const problem = await save(data, before);
    if (!problem) return onClose();
    setRefusal(problem.detail);
  };
  const errorOf = (kind: string) =>
    wasTried ? error?.issues.find(({ path }) => path[0] === kind)?.message : undefined;
  return (
    <StaffDialog open title="Company numbers" width={460} onClose={onClose}>
      <Stack as="form" fit gap={14} onSubmit={(event) => void submit(event)} noValidate>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
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
