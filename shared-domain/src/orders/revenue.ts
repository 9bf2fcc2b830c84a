import { type Cents, centsOf, sumOf } from '../money/index.ts';
import type { OrderItem } from './document.ts';

type SoldItem = Pick<OrderItem, 'productPrice' | 'quantity'> & { readonly refunded?: number | undefined };

/** Units of a line that its customer has kept: what was refunded is sold no longer. */
export const keptUnits = ({ quantity, refunded = 0 }: Pick<SoldItem, 'quantity' | 'refunded'>): number =>
  quantity - refunded;

/**
 * What an order counts for in the figures, in cents: the units that were kept at the prices they were sold at, before
 * tax and without container deposit and shipping, which the business only passes on (issue "the admin", dashboard).
 */
export const revenueOf = (order: { readonly items: readonly SoldItem[] }): Cents =>
  sumOf(order.items.map((item) => keptUnits(item) * centsOf(item.productPrice)));
