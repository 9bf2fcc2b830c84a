import { type Cents, centsOf } from '../money/index.ts';
import { type PricedLine, type Totals, totalsOf } from '../quotes/index.ts';
import type { OrderDocument, OrderItem } from './document.ts';

type Priced = Pick<OrderDocument, 'channel' | 'items' | 'pricing' | 'shipping'>;

/**
 * The totals of an order in cents, worked out again from what it keeps: its unit prices, its rates, its shipping.
 * The result is its old total, whatever prices and rates are today (QUOTE-3).
 */
export const repriceOrder = (order: Priced): Totals =>
  totalsOf(order.channel, order.items.map(lineOf), order.pricing.rates, shippingOf(order));

/** Cents of shipping that an order was charged. */
export const shippingOf = (order: Pick<OrderDocument, 'shipping'>): Cents =>
  centsOf(order.shipping?.amount ?? 0);

/** A stored line as the rules need it, in cents. */
export const lineOf = (item: OrderItem): PricedLine => ({
  product: { id: item.productId, category: item.productCategory, packagingType: item.productPackagingType },
  quantity: item.quantity,
  unitPrice: centsOf(item.productPrice),
});
