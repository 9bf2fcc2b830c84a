import type { OrderJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { CREDIT_LABELS, CREDIT_REASONS, type CreditReason } from 'shared-domain/orders';
import { FormDialog } from '../../kit/form/index.ts';
import { InputField, SelectField, Sums, Tick } from '../../kit/parts/index.ts';
import { RefundLine } from '../refund/index.ts';
import { useCredit } from './use-credit.ts';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...CREDIT_REASONS.map((value) => ({ value, label: CREDIT_LABELS[value] })),
];

/** Credits lines of a delivered order on account (CREDIT-1). */
export function CreditDialog({ order, onClose }: { order: OrderJson; onClose: () => void }) {
  const form = useCredit(order, onClose);
  const { chosen } = form.typed;
  return (
    <FormDialog
      form={form}
      title="Credit"
      context={order.id}
      width={560}
      phone="full"
      disabled={!form.canGive}
      action={`Credit ${formatCents(form.total)}`}
      busyText="Crediting..."
      onClose={onClose}
    >
      <ul>
        {order.items.map((item) => (
          <RefundLine
            key={item.productId}
            item={item}
            verb="credit"
            quantity={chosen[item.productId] ?? null}
            onChange={(quantity) => form.choose(item.productId, quantity)}
          />
        ))}
      </ul>
      <SelectField
        label="Reason"
        value={form.typed.reason}
        options={REASONS}
        onChange={({ target }) => target.value !== '' && form.because(target.value as CreditReason)}
      />
      <InputField
        label="Note (optional)"
        maxLength={200}
        {...form.field('note')}
        // Only its button gives a credit, which is mailed to the customer.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Tick {...form.ticked('restock')}>Put the units back in stock</Tick>
      <Tick {...form.ticked('mail')}>Email the credit note to {order.customerEmail}</Tick>
      <Sums rows={form.rows} total={form.total} totalLabel="Total credit" />
    </FormDialog>
  );
}
