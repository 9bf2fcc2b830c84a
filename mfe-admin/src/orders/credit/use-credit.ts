import { useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { areNotThere, type CreditReason, refundOf } from 'shared-domain/orders';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useChange, useRequestKey, useToast } from '../../data/calls/index.ts';
import { orderPatch } from '../facts/index.ts';
import { chosenLines, earlierOf, refundRows } from '../refund/index.ts';

/** A credit's form: what is credited and why, with the amount that the API will credit (CREDIT-1). */
export function useCredit(order: OrderJson, onDone: () => void) {
  const toast = useToast();
  const keyFor = useRequestKey();
  const { send, isSending } = useChange('creditOrder', { answered: orderPatch, topic: 'orders' });
  const [chosen, setChosen] = useState<Readonly<Record<string, number | null>>>({});
  const [reason, setReason] = useState<CreditReason | ''>('');
  const [texts, setTexts] = useState({ note: '', restock: false, mail: true });
  const lines = chosenLines(order, chosen);
  const amount = refundOf(order, lines, earlierOf(order));
  const give = async () => {
    if (reason === '' || lines.length === 0 || isSending || focusRefusedQuantity()) return;
    const body = { lines, reason, ...texts, note: texts.note.trim() };
    const result = await send({ params: { id: order.id }, body, idempotencyKey: keyFor(body) });
    if (!result.ok) return void toast.failed('The order was not credited', result.problem.detail);
    const made = result.data.credits?.at(-1);
    toast.done(`${made?.number ?? 'Credit note'}: ${formatDollars(made?.amount ?? 0)} credited`, order.id);
    onDone();
  };
  return {
    ...{ chosen, reason, texts, lines, isSending, give },
    total: amount.total,
    rows: refundRows(order, lines, amount),
    canGive: reason !== '' && lines.length > 0,
    choose: (id: string, quantity: number | null) => setChosen({ ...chosen, [id]: quantity }),
    because: (next: CreditReason) => {
      setReason(next);
      setTexts({ ...texts, restock: areNotThere({ reason: next, restock: false }) });
    },
    set: (part: Partial<typeof texts>) => setTexts({ ...texts, ...part }),
  };
}
