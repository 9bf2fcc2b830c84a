import { useState } from 'react';
import {
  type ReceivableAccountJson,
  type ReceivableRequest,
  receivableRequest,
} from 'shared-domain/contracts';
import { formatDollars, typedPrice } from 'shared-domain/money';
import { METHOD_LABELS, PAYMENT_METHODS, type PaymentMethod } from 'shared-domain/orders';
import { itemName } from 'shared-domain/receivables';
import { typedSchema } from 'shared-ui/fields';
import { useCall } from '../../data/calls/index.ts';
import { AccountPicker } from '../../kit/accounts/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import {
  CheckBox,
  InputField,
  Notice,
  Segmented,
  Spacer,
  StaffDialog,
  Tick,
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
  if (data) return <PaymentForm account={data} onClose={onClose} />;
  return (
    <StaffDialog title="Record payment" onClose={onClose}>
      {chosen === undefined ? (
        <AccountPicker onChoose={choose} />
      ) : problem ? (
        <Notice tone="warn">{problem.detail}</Notice>
      ) : (
        <WaitingRows label="Loading the account..." widths={[120, 90]} rows={4} />
      )}
    </StaffDialog>
  );
}

type Typed = {
  id: string;
  amount: string;
  method: PaymentMethod;
  reference: string;
  settles: string[];
  mail: boolean;
};

const paymentForm = typedSchema<Typed, ReceivableRequest>(receivableRequest, ({ amount, ...typed }) => ({
  ...typed,
  kind: 'payment',
  amount: typedPrice(amount),
}));

function PaymentForm({ account, onClose }: { account: ReceivableAccountJson; onClose: () => void }) {
  const { record } = useRecording(account);
  const owed = account.overdue > 0 ? account.overdue : Math.max(0, account.balance);
  const [id] = useState(() => crypto.randomUUID());
  const form = useStaffForm<Typed, ReceivableRequest>({
    schema: paymentForm,
    initial: {
      ...{ id, amount: owed > 0 ? owed.toFixed(2) : '', method: 'cheque', reference: '' },
      ...{ settles: [], mail: true },
    },
    save: (payment) => record(payment, `${formatDollars(payment.amount)} recorded for ${account.name}`),
  });
  const { settles } = form.typed;
  const open = account.invoices.filter(({ left }) => left > 0).toReversed();
  return (
    <FormDialog
      form={form}
      title="Record payment"
      context={account.name}
      action="Record"
      busyText="Recording..."
      onClose={onClose}
    >
      <InputField
        label="Amount *"
        inputMode="decimal"
        hint={`${formatDollars(account.balance)} owed, ${formatDollars(account.overdue)} of it overdue.`}
        {...form.field('amount')}
      />
      <Segmented label="Paid by" options={METHODS} {...form.chosen('method')} />
      <InputField
        label="Reference"
        maxLength={60}
        placeholder="Cheque number, confirmation"
        {...form.field('reference')}
      />
      {open.length > 1 && (
        <Stack as="fieldset" fit gap={12}>
          <Text as="legend" pad="0 0 8">
            Pays these first; otherwise the oldest
          </Text>
          {open.map(({ document, due, left }) => (
            <Row as="label" key={document} gap={8}>
              <CheckBox
                checked={settles.includes(document)}
                onChange={(on) =>
                  form.set('settles', on ? [...settles, document] : settles.filter((one) => one !== document))
                }
              />
              {itemName(document)}, due {dayInMonth(due)} <Spacer />
              <b className="num">{formatDollars(left)}</b>
            </Row>
          ))}
        </Stack>
      )}
      <Tick {...form.ticked('mail')}>Email a receipt</Tick>
    </FormDialog>
  );
}
