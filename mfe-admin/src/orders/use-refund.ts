import { useState } from 'react';
import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import {
  type Refund,
  type RefundLine,
  refundedDeposit,
  refundedTaxRate,
  refundOf,
} from 'shared-domain/orders';
import { asDocument, depositLabel, type SumRow } from './order-rows.ts';

/** Units of a line that were not refunded yet. */
export const leftOf = ({ quantity, refunded = 0 }: OrderItemJson): number => quantity - refunded;

/** What was refunded before, as the rule book wants it. */
const earlierOf = (order: OrderJson): RefundLine[] =>
  order.items.map(({ productId, refunded = 0 }) => ({ productId, quantity: refunded }));

/** How many of the units the shelf can have back: not those that were back-ordered, nor a cancelled order's again. */
function returningUnits({ status, items }: OrderJson, lines: readonly RefundLine[]): number {
  if (status === 'cancelled') return 0;
  return lines.reduce((units, { productId, quantity }) => {
    const { backOrdered = 0 } = items.find((item) => item.productId === productId) ?? {};
    return units + Math.max(0, quantity - backOrdered);
  }, 0);
}

/** The sums of a refund as rows, in cents, with the rates where there is one. */
function refundRows(order: OrderJson, lines: readonly RefundLine[], refund: Refund): SumRow[] {
  const document = asDocument(order);
  const rate = refundedTaxRate(document, lines);
  const rows = [
    { label: 'Lines', amount: refund.subtotal },
    { label: rate === null ? 'Taxes' : `Taxes, ${rate / 1000}%`, amount: refund.tax },
    { label: depositLabel(refundedDeposit(document, lines)), amount: refund.deposit },
    { label: 'Shipping', amount: refund.shipping },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

/** What the refund gives back, by the project's own rules: the button carries the same sum as the API will. */
export function useRefund(order: OrderJson) {
  const [mode, setMode] = useState<'whole' | 'lines'>('whole');
  const [chosen, setChosen] = useState<Readonly<Record<string, number | null>>>({});
  const lines = order.items
    .map((item) => ({
      productId: item.productId,
      quantity: mode === 'whole' ? leftOf(item) : (chosen[item.productId] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const refund = refundOf(asDocument(order), lines, earlierOf(order));
  return {
    mode,
    setMode,
    chosen,
    choose: (id: string, quantity: number | null) => setChosen({ ...chosen, [id]: quantity }),
    lines,
    total: refund.total,
    rows: refundRows(order, lines, refund),
    returning: returningUnits(order, lines),
  };
}
