import { useEffect, useState } from 'react';
import { labelWithUnits, taxTotalOf } from 'shared-domain/charges';
import type { OrderJson } from 'shared-domain/contracts';
import { type RefundLine, refundedTaxRate, refundOf, type TotalRow } from 'shared-domain/orders';
import type { Totals } from 'shared-domain/quotes';
import { useUnsaved } from '../../frame/session/index.ts';
import {
  amountIn,
  leftIn,
  leftOf,
  leftToRefund,
  NEW_REFUND,
  type RefundDraft,
  storedRefundOf,
} from './draft.ts';

/** Earlier refunds and credits, in shared-domain's form. */
export const earlierOf = (order: OrderJson): RefundLine[] =>
  order.items.map(({ productId, refunded = 0 }) => ({ productId, quantity: refunded }));

/** How many units return to stock: none that were back-ordered or belong to a cancelled order. */
function returningUnits({ status, items }: OrderJson, lines: readonly RefundLine[]): number {
  if (status === 'cancelled') return 0;
  return lines.reduce((units, { productId, quantity }) => {
    const { backOrdered = 0 } = items.find((item) => item.productId === productId) ?? {};
    return units + Math.max(0, quantity - backOrdered);
  }, 0);
}

/** A refund's totals as rows, in cents, with the tax rate if there is one. */
export function refundRows(order: OrderJson, lines: readonly RefundLine[], refund: Totals): TotalRow[] {
  const rate = refundedTaxRate(order, lines);
  const others = refund.charges.filter(({ kind }) => kind !== 'tax');
  const rows = [
    { label: 'Lines', amount: refund.subtotal },
    { label: rate === null ? 'Taxes' : `Taxes, ${rate / 1000}%`, amount: taxTotalOf(refund.charges) },
    ...others.map((charge) => ({ label: labelWithUnits(charge), amount: charge.amount })),
    { label: 'Shipping', amount: refund.shipping },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

/** Chosen units, capped at what is left. */
export const chosenLines = ({ items }: OrderJson, chosen: RefundDraft['chosen']): RefundLine[] =>
  items
    .map((item) => ({
      productId: item.productId,
      quantity: Math.min(leftOf(item), chosen[item.productId] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);

const linesOf = (order: OrderJson, { mode, chosen }: RefundDraft): RefundLine[] => {
  if (mode === 'amount') return [];
  const all = Object.fromEntries(order.items.map((item) => [item.productId, leftOf(item)]));
  return chosenLines(order, mode === 'whole' ? all : chosen);
};

/**
 * A refund's form. Its amount follows shared-domain's rules, so that the button shows what the API will refund. A refund
 * in the meantime clears the choice (`isOutdated`). Text typed before the session ended is restored (ADR 017), but never
 * sent automatically.
 */
export function useRefund(order: OrderJson) {
  const { found, hold } = useUnsaved(`refund ${order.id}`, storedRefundOf(order));
  const left = leftIn(order);
  const [typed, setTyped] = useState(found?.typed ?? { left, draft: NEW_REFUND });
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  const isOutdated = typed.left !== left;
  const draft: RefundDraft = isOutdated
    ? { ...typed.draft, mode: 'lines', chosen: {}, amount: '' }
    : typed.draft;
  const { mode, chosen, restock, reason } = draft;
  const isBegun = mode !== 'lines' || Object.keys(chosen).length > 0 || !restock || reason !== '';
  const isHeld = !isOutdated && isBegun;
  useEffect(() => hold(isHeld ? typed : null), [hold, isHeld, typed]);
  const set = (change: Partial<RefundDraft>) => setTyped({ left, draft: { ...draft, ...change } });
  const lines = linesOf(order, draft);
  const refund = refundOf(order, lines, earlierOf(order));
  const isAmount = mode === 'amount';
  // An earlier refund of an amount can leave less than the whole order comes to.
  const ofLines = mode === 'whole' ? Math.min(refund.total, leftToRefund(order)) : refund.total;
  const total = isAmount ? (amountIn(draft, order) ?? 0) : ofLines;
  return {
    draft,
    set,
    choose: (id: string, quantity: number | null) => set({ chosen: { ...draft.chosen, [id]: quantity } }),
    lines,
    total,
    canGive: isAmount ? total > 0 && reason.trim() !== '' : lines.length > 0,
    rows: isAmount ? [] : refundRows(order, lines, refund),
    returning: returningUnits(order, lines),
    isOutdated,
    /** When the session of the restored text ended, while it is shown. */
    keptAt: isHeld ? keptAt : null,
    /** Drops the restored text. */
    discard: () => {
      setTyped({ left, draft: NEW_REFUND });
      setKeptAt(null);
    },
  };
}
