import { type Deposit, depositOf } from '../deposits/index.ts';
import { type Cents, type MilliPercent, sumOf } from '../money/index.ts';
import { isAlcohol } from '../products/index.ts';
import { type Totals, totalsOf } from '../quotes/index.ts';
import type { OrderDocument, OrderItem } from './document.ts';
import { lineOf, repriceOrder, shippingOf } from './reprice.ts';

/** Units of a line to be refunded. */
export type RefundLine = { readonly productId: string; readonly quantity: number };

/** What a refund gives back, in cents; the parts add up to `total`. */
export type Refund = {
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly deposit: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
};

/**
 * What refunding some lines of an order gives back: the order's totals before less its totals after. Several partial
 * refunds thus add up to the order's total to the cent. Shipping goes back with the last unit.
 * @param before units refunded earlier
 * @throws RangeError if more is asked back than the order holds.
 */
export function refundOf(
  order: OrderDocument,
  lines: readonly RefundLine[],
  before: readonly RefundLine[] = [],
): Refund {
  const was = totalsWithout(order, before);
  const is = totalsWithout(order, [...before, ...lines]);
  return {
    subtotal: was.subtotal - is.subtotal,
    tax: was.taxes.total - is.taxes.total,
    deposit: was.deposit.amount - is.deposit.amount,
    shipping: was.shipping - is.shipping,
    total: was.total - is.total,
  };
}

function totalsWithout(order: OrderDocument, gone: readonly RefundLine[]): Totals {
  if (gone.length === 0) return repriceOrder(order);
  requireHeld(order, gone);
  const left = order.items.map((item) => without(item, gone)).filter(({ quantity }) => quantity > 0);
  const shipping = left.length === 0 ? 0 : shippingOf(order);
  return totalsOf(order.channel, left.map(lineOf), order.pricing.rates, shipping);
}

function requireHeld({ items }: OrderDocument, gone: readonly RefundLine[]): void {
  for (const { productId, quantity } of gone) {
    const held = items.find((item) => item.productId === productId)?.quantity ?? 0;
    const back = gone.filter((line) => line.productId === productId).map((line) => line.quantity);
    if (!Number.isSafeInteger(quantity) || quantity < 0 || sumOf(back) > held) {
      throw new RangeError(`more units of ${productId} than the order holds`);
    }
  }
}

function without(item: OrderItem, gone: readonly RefundLine[]): OrderItem {
  const back = gone.filter((line) => line.productId === item.productId).map((line) => line.quantity);
  return { ...item, quantity: item.quantity - sumOf(back) };
}

/** Units of some lines that carry a container deposit, and cents of it for one of them. */
export function refundedDeposit(order: OrderDocument, lines: readonly RefundLine[]): Deposit {
  return depositOf(linesOf(order, lines), order.pricing.rates.depositPerUnit);
}

/**
 * All taxes on some lines as one rate, in thousandths of a per cent; null if the lines are taxed differently. It is for
 * the words beside a sum: amounts come from `refundOf`, which rounds each tax as the order did.
 */
export function refundedTaxRate(order: OrderDocument, lines: readonly RefundLine[]): MilliPercent | null {
  const { gst, pst, hst, alcoholTax } = order.pricing.rates;
  const others = gst + pst + hst;
  const rates = linesOf(order, lines).map(({ product }) => others + (isAlcohol(product) ? alcoholTax : 0));
  const [first = null] = rates;
  return rates.every((rate) => rate === first) ? first : null;
}

const linesOf = ({ items }: OrderDocument, lines: readonly RefundLine[]) =>
  lines.flatMap(({ productId, quantity }) => {
    const item = items.find((held) => held.productId === productId);
    return item && quantity > 0 ? [lineOf({ ...item, quantity })] : [];
  });
