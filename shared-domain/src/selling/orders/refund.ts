import { type MilliPercent, sumOf } from '../../foundation/money/index.ts';
import { appliesTo } from '../charges/index.ts';
import { type Totals, totalsOf } from '../quotes/index.ts';
import { chargeOf, lineOf, type PricedOrder, repriceOrder, shippingOf } from './reprice.ts';

/** Units of a line to be refunded. */
export type RefundLine = { readonly productId: string; readonly quantity: number };

/**
 * The refund for some lines of an order, in cents: the order's totals before minus its totals after. Several
 * partial refunds thus add up exactly to the order's total. Shipping is refunded with the last unit.
 * @param before units refunded earlier
 * @throws RangeError if more is to be refunded than the order has.
 */
export function refundOf(
  order: PricedOrder,
  lines: readonly RefundLine[],
  before: readonly RefundLine[] = [],
): Totals {
  const was = totalsWithout(order, before);
  const is = totalsWithout(order, [...before, ...lines]);
  return {
    subtotal: was.subtotal - is.subtotal,
    charges: was.charges.map((charge, index) => ({
      ...charge,
      units: charge.units - (is.charges[index]?.units ?? 0),
      amount: charge.amount - (is.charges[index]?.amount ?? 0),
    })),
    shipping: was.shipping - is.shipping,
    total: was.total - is.total,
  };
}

function totalsWithout(order: PricedOrder, gone: readonly RefundLine[]): Totals {
  if (gone.length === 0) return repriceOrder(order);
  requireHeld(order, gone);
  const items = order.items.map((item) => without(item, gone)).filter(({ quantity }) => quantity > 0);
  const shipping = items.length === 0 ? 0 : shippingOf(order);
  return totalsOf(items.map(lineOf), order.charges.map(chargeOf), shipping);
}

function requireHeld({ items }: PricedOrder, gone: readonly RefundLine[]): void {
  for (const { productId, quantity } of gone) {
    const held = items.find((item) => item.productId === productId)?.quantity ?? 0;
    const back = gone.filter((line) => line.productId === productId).map((line) => line.quantity);
    if (!Number.isSafeInteger(quantity) || quantity < 0 || sumOf(back) > held) {
      throw new RangeError(`more units of ${productId} than the order has`);
    }
  }
}

function without(item: PricedOrder['items'][number], gone: readonly RefundLine[]) {
  const back = gone.filter((line) => line.productId === item.productId).map((line) => line.quantity);
  return { ...item, quantity: item.quantity - sumOf(back) };
}

/**
 * All taxes on some lines as one rate, in thousandths of a per cent; null if the lines are taxed differently. For
 * display only: amounts come from `refundOf`, which rounds each tax as the order did.
 */
export function refundedTaxRate(order: PricedOrder, lines: readonly RefundLine[]): MilliPercent | null {
  const taxes = order.charges.filter(({ kind }) => kind === 'tax').map(chargeOf);
  const held = lines.filter(
    ({ productId, quantity }) => quantity > 0 && order.items.some((item) => item.productId === productId),
  );
  const rates = held.map(({ productId }) =>
    sumOf(taxes.filter((tax) => appliesTo(tax, productId)).map(({ rate = 0 }) => rate)),
  );
  const [first = null] = rates;
  return rates.every((rate) => rate === first) ? first : null;
}
