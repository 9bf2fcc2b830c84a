import { type FormEvent, useState } from 'react';
import type { ReceivableAccountJson } from 'shared-domain/contracts';
import { formatDollars, typedDecimal } from 'shared-domain/money';
import { Stack } from '../../kit/layout/index.ts';
import { FormFoot, InputField, Notice, StaffDialog } from '../../kit/parts/index.ts';
import { useRecording } from './use-recording.ts';

/** What is done with a reason: an entry is taken back, an invoice written off, or the balance corrected. */
export type Act = { reverse: string } | { writeOff: string; left: number } | 'correct';

type ReasonProps = { account: ReceivableAccountJson; act: Act; what: string; onClose: () => void };

const UNTRIED = { amount: undefined, reason: undefined };

function useReasonForm({ account, act, what, onClose }: ReasonProps) {
  const { record, reverse, isSending } = useRecording(account);
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const amount = typedDecimal(typed.replace('$', ''));
  const errors = {
    amount: act === 'correct' && !amount ? 'Please enter an amount' : undefined,
    reason: reason.trim().length < 3 ? 'Please say why' : undefined,
  };
  const made = () => {
    const why = reason.trim();
    if (act === 'correct') return record({ id, kind: 'correction', amount, reason: why }, what);
    if ('reverse' in act) return reverse(act.reverse, why);
    const { writeOff, left } = act;
    return record({ id, kind: 'write-off', amount: left, settles: [writeOff], reason: why }, what);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.amount !== undefined || errors.reason !== undefined) return;
    const said = await made();
    setRefusal(said);
    if (said === undefined) onClose();
  };
  return { typed, setTyped, reason, setReason, errors: tried ? errors : UNTRIED, refusal, save, isSending };
}

/** Corrects a balance, writes off an invoice or takes an entry back, with a reason (RECEIVABLE-5, RECEIVABLE-6). */
export function ReasonDialog(props: ReasonProps) {
  const { account, act, what, onClose } = props;
  const form = useReasonForm(props);
  return (
    <StaffDialog open title={what} context={account.name} onClose={onClose}>
      <Stack as="form" fit gap={12} onSubmit={(event) => void form.save(event)} noValidate>
        {form.refusal !== undefined && <Notice tone="warn">{form.refusal}</Notice>}
        {act === 'correct' && (
          <InputField
            label="Amount *"
            value={form.typed}
            error={form.errors.amount}
            hint={`Now ${formatDollars(account.balance)}. With a minus, less is owed.`}
            onChange={({ target }) => form.setTyped(target.value)}
          />
        )}
        <InputField
          label="Reason *"
          value={form.reason}
          maxLength={300}
          error={form.errors.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
        <FormFoot busy={form.isSending} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
