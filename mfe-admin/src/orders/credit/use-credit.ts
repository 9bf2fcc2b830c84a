import { type CreditRequest, creditRequest, type OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { areNotThere, type CreditReason, refundOf } from 'shared-domain/orders';
import { typedSchema } from 'shared-ui/fields';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useChange, useRequestKey, useToast } from '../../data/calls/index.ts';
import { useStaffForm } from '../../kit/form/index.ts';
import { orderPatch } from '../facts/index.ts';
import { chosenLines, earlierOf, refundRows } from '../refund/index.ts';

type Typed = Pick<CreditRequest, 'restock' | 'mail'> & {
  /** Units of each chosen line. */
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
export function useCredit(order: OrderJson, onDone: () => void) {
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
    onSaved: onDone,
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
