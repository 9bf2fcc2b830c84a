import { useState } from 'react';
import {
  type ReceivableAccountJson,
  type ReceivableRequest,
  receivableRequest,
  receivableReversal,
} from 'shared-domain/contracts';
import { formatDollars, typedDecimal } from 'shared-domain/money';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField } from '../../kit/parts/index.ts';
import { useRecording } from './use-recording.ts';

/** What is done with a reason: an entry is taken back, an invoice written off, or the balance corrected. */
export type Act = { reverse: string } | { writeOff: string; left: number } | 'correct';

type Typed = { id: string; amount: string; reason: string };
type Entry = ReceivableRequest | { reason: string };

/** What is recorded of what is typed. */
function entryForm(act: Act) {
  if (act !== 'correct' && 'reverse' in act)
    return typedSchema<Typed, Entry>(receivableReversal, ({ reason }) => ({ reason }));
  return typedSchema<Typed, Entry>(receivableRequest, ({ id, amount, reason }) =>
    act === 'correct'
      ? { id, kind: 'correction', amount: typedDecimal(amount.replace('$', '')), reason }
      : { id, kind: 'write-off', amount: act.left, settles: [act.writeOff], reason },
  );
}

type ReasonDialogProps = { account: ReceivableAccountJson; act: Act; what: string; onClose: () => void };

/** Corrects a balance, writes off an invoice or takes an entry back, with a reason (RECEIVABLE-5, RECEIVABLE-6). */
export function ReasonDialog({ account, act, what, onClose }: ReasonDialogProps) {
  const { record, reverse } = useRecording(account);
  const [id] = useState(() => crypto.randomUUID());
  const form = useStaffForm<Typed, Entry>({
    schema: entryForm(act),
    initial: { id, amount: '', reason: '' },
    save: async (entry) => {
      if ('kind' in entry) return record(entry, what);
      return act !== 'correct' && 'reverse' in act ? reverse(act.reverse, entry.reason) : false;
    },
  });
  return (
    <FormDialog form={form} title={what} context={account.name} onClose={onClose}>
      {act === 'correct' && (
        <InputField
          label="Amount *"
          hint={`Now ${formatDollars(account.balance)}. With a minus, less is owed.`}
          {...form.field('amount')}
        />
      )}
      <InputField label="Reason *" maxLength={300} {...form.field('reason')} />
    </FormDialog>
  );
}
