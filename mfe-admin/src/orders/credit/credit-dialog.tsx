import { type CreditRequest, creditRequest, type OrderJson } from 'shared-domain/contracts';
import { formatCents, formatDollars } from 'shared-domain/money';
import {
  areNotThere,
  CREDIT_LABELS,
  CREDIT_REASONS,
  type CreditReason,
  refundOf,
} from 'shared-domain/orders';
import { typedSchema } from 'shared-ui/fields';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useChange, useRequestKey, useToast } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField, SelectField, Sums, Tick } from '../../kit/parts/index.ts';
import { orderPatch } from '../facts/index.ts';
import { chosenLines, earlierOf, RefundLine, refundRows } from '../refund/index.ts';

type Typed = Pick<CreditRequest, 'restock' | 'mail'> & {
  chosen: Readonly<Record<string, number | null>>;
  reason: CreditReason | '';
  note: string;
};

const creditForm = (order: OrderJson) =>
  typedSchema<Typed, CreditRequest>(creditRequest, ({ chosen, ...typed }) => ({
    ...typed,
    lines: chosenLines(order, chosen),
  }));

/** A credit's form: what is credited and why, with the amount that the API will credit (CREDIT-1). */
function useCredit(order: OrderJson) {
  const toast = useToast();
  const keyFor = useRequestKey();
  const { send } = useChange('creditOrder', { answered: orderPatch, topic: 'orders' });
  const form = useStaffForm<Typed, CreditRequest>({
    schema: creditForm(order),
    initial: { chosen: {}, reason: '', note: '', restock: false, mail: true },
    save: async (body) => {
      if (focusRefusedQuantity()) return false;
      const result = await send({ params: { id: order.id }, body, idempotencyKey: keyFor(body) });
      if (!result.ok) toast.failed('The order was not credited', result.problem.detail);
      const made = result.ok && result.data.credits?.at(-1);
      if (made)
        toast.done(`${made.number ?? 'Credit note'}: ${formatDollars(made.amount)} credited`, order.id);
      return result.ok;
    },
  });
  const { chosen, reason } = form.typed;
  const lines = chosenLines(order, chosen);
  const amount = refundOf(order, lines, earlierOf(order));
  return {
    ...form,
    total: amount.total,
    rows: refundRows(order, lines, amount),
    canGive: reason !== '' && lines.length > 0,
    choose: (id: string, quantity: number | null) => form.set('chosen', { ...chosen, [id]: quantity }),
    because: (next: CreditReason) => {
      form.set('reason', next);
      form.set('restock', areNotThere({ reason: next, restock: false }));
    },
  };
}

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...CREDIT_REASONS.map((value) => ({ value, label: CREDIT_LABELS[value] })),
];

/** Credits lines of a delivered order on account (CREDIT-1). */
export function CreditDialog({ order, onClose }: { order: OrderJson; onClose: () => void }) {
  const form = useCredit(order);
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
