import { type FormEvent, useState } from 'react';
import type { ReceivableAccountJson } from 'shared-domain/contracts';
import { formatDollars, typedPrice } from 'shared-domain/money';
import { METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from 'shared-domain/orders';
import { itemName } from 'shared-domain/receivables';
import { useCall } from '../../data/calls/index.ts';
import { AccountPicker } from '../../kit/accounts/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import {
  CheckBox,
  FormFoot,
  InputField,
  Notice,
  Segmented,
  Spacer,
  StaffDialog,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { useRecording } from './use-recording.ts';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));

/** Records a payment of an account, which is chosen first if it isn't given (RECEIVABLE-5). */
export function PaymentDialog({ number, onClose }: { number?: string; onClose: () => void }) {
  const [chosen, choose] = useState(number);
  const { data, problem } = useCall(
    'receivable',
    { params: { number: chosen ?? '' } },
    { enabled: chosen !== undefined },
  );
  return (
    <StaffDialog open title="Record payment" {...(data ? { context: data.name } : {})} onClose={onClose}>
      {chosen === undefined ? (
        <AccountPicker onChoose={choose} />
      ) : problem ? (
        <Notice tone="warn">{problem.detail}</Notice>
      ) : data ? (
        <PaymentForm account={data} onClose={onClose} />
      ) : (
        <WaitingRows label="Loading the account..." widths={[120, 90]} rows={4} />
      )}
    </StaffDialog>
  );
}

function usePaymentForm(account: ReceivableAccountJson, onClose: () => void) {
  const { record, isSending } = useRecording(account);
  const [id] = useState(() => crypto.randomUUID());
  const owed = account.overdue > 0 ? account.overdue : Math.max(0, account.balance);
  const [typed, setTyped] = useState(owed > 0 ? owed.toFixed(2) : '');
  const [method, setMethod] = useState<PaymentMethod>('cheque');
  const [reference, setReference] = useState('');
  const [settles, setSettles] = useState<readonly string[]>([]);
  const [mail, setMail] = useState(true);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedPrice(typed);
    if (!(amount > 0)) return setError('Please enter an amount');
    setError(undefined);
    const said = await record(
      { id, kind: 'payment', amount, method, mail, reference: reference.trim(), settles: [...settles] },
      `${formatDollars(amount)} recorded for ${account.name}`,
    );
    setRefusal(said);
    if (said === undefined) onClose();
  };
  return {
    ...{ typed, setTyped, method, setMethod, reference, setReference, settles, setSettles, mail, setMail },
    ...{ error, refusal, save, isSending },
  };
}

function PaymentForm({ account, onClose }: { account: ReceivableAccountJson; onClose: () => void }) {
  const form = usePaymentForm(account, onClose);
  const open = account.invoices.filter(({ left }) => left > 0).toReversed();
  return (
    <Stack as="form" fit gap={12} onSubmit={(event) => void form.save(event)} noValidate>
      {form.refusal !== undefined && <Notice tone="warn">{form.refusal}</Notice>}
      <InputField
        label="Amount *"
        value={form.typed}
        inputMode="decimal"
        error={form.error}
        hint={`${formatDollars(account.balance)} owed, ${formatDollars(account.overdue)} of it overdue.`}
        onChange={({ target }) => form.setTyped(target.value)}
      />
      <Segmented label="Paid by" value={form.method} options={METHODS} onChange={form.setMethod} />
      <InputField
        label="Reference"
        value={form.reference}
        maxLength={60}
        placeholder="Cheque number, confirmation"
        onChange={({ target }) => form.setReference(target.value)}
      />
      {open.length > 1 && (
        <Stack as="fieldset" fit gap={12}>
          <Text as="legend" pad="0 0 8">
            Pays these first; otherwise the oldest
          </Text>
          {open.map(({ document, due, left }) => (
            <Row as="label" key={document} gap={8}>
              <CheckBox
                checked={form.settles.includes(document)}
                onChange={(on) =>
                  form.setSettles(
                    on ? [...form.settles, document] : form.settles.filter((one) => one !== document),
                  )
                }
              />
              {itemName(document)}, due {dayInMonth(due)} <Spacer />
              <b className="num">{formatDollars(left)}</b>
            </Row>
          ))}
        </Stack>
      )}
      <Row as="label" gap={8}>
        <CheckBox checked={form.mail} onChange={form.setMail} />
        Email a receipt
      </Row>
      <FormFoot busy={form.isSending} busyText="Recording..." onCancel={onClose}>
        Record
      </FormFoot>
    </Stack>
  );
}
