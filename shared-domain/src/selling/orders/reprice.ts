import { type Cents, centsOf } from '../../foundation/money/index.ts';
import type { Charge, PricedLine } from '../charges/index.ts';
import { type Totals, totalsOf } from '../quotes/index.ts';
import type { OrderCharge, OrderItem, OrderShipping } from './document.ts';

/** What an order's totals are calculated from, stored or in JSON. */
export type PricedOrder = {
  readonly items: readonly Pick<
    OrderItem,
    'productId' | 'productName' | 'productPrice' | 'quantity' | 'backOrdered'
  >[];
  readonly charges: readonly OrderCharge[];
  readonly shipping?: OrderShipping | undefined;
};

/**
 * The totals of an order in cents, recalculated from its stored unit prices, charges and shipping. The result is its
 * old total, whatever current prices and rates are (QUOTE-3).
 */
export const repriceOrder = (order: PricedOrder): Totals =>
  totalsOf(order.items.map(lineOf), order.charges.map(chargeOf), shippingOf(order));

/** Cents of shipping that an order was charged. */
export const shippingOf = ({ shipping }: Pick<PricedOrder, 'shipping'>): Cents =>
  centsOf(shipping?.amount ?? 0);

/** A stored line as the rules need it, in cents. */
export const lineOf = ({ productId, quantity, productPrice }: PricedOrder['items'][number]): PricedLine => ({
  productId,
  quantity,
  unitPrice: centsOf(productPrice),
});

/** A stored charge as the rules need it, in cents. */
export function chargeOf({ amount: _, rate = 0, perUnit, roundedWith, ...charge }: OrderCharge): Charge {
  return perUnit === undefined ? { ...charge, rate, roundedWith } : { ...charge, perUnit: centsOf(perUnit) };
}
