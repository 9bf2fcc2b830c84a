import { type CartLine, lineOf } from 'shared-domain/cart';
import { isSoldIn } from 'shared-domain/catalogue';
import type { FormerOrder, OrderItemJson } from 'shared-domain/contracts';
import { type Cents, centsOf } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import type { Product } from 'shared-domain/products';
import { availableUnits, fulfil } from 'shared-domain/stock';

/** A former order's line compared with today. Prices in cents per unit. */
export type ItemChange =
  | { kind: 'gone' }
  /** An allocation's product is ordered or asked for on its own page (ALLOCATION-3). */
  | { kind: 'limited' }
  | { kind: 'short'; left: number }
  | { kind: 'price'; was: Cents; now: Cents };

export type FormerItem = { item: OrderItemJson; changes: ItemChange[]; line: CartLine | null };

/** The current state, to compare a former order with. */
export type Now = { products: ReadonlyMap<string, Product>; at: Date };

/**
 * Compares a former order with the catalogue: each line's changes, and the cart line to reorder it. That line has the old
 * price, so that the cart marks the change too.
 */
export const formerItems = (order: FormerOrder, now: Now): FormerItem[] =>
  order.items.map((item) => formerItem(item, now));

function formerItem(item: OrderItemJson, { products, at }: Now): FormerItem {
  const product = products.get(item.productId);
  if (!product || !isSoldIn(product, 'licensee') || isSoldOut(product)) {
    return { item, changes: [{ kind: 'gone' }], line: null };
  }
  if (product.allocation) return { item, changes: [{ kind: 'limited' }], line: null };
  const was = centsOf(item.productPrice);
  const now = priceOf(product, 'licensee', at).unit;
  const changes: ItemChange[] = [];
  if (was !== now) changes.push({ kind: 'price', was, now });
  if (fulfil(product, 'licensee', item.quantity).short > 0) {
    changes.push({ kind: 'short', left: availableUnits(product, 'licensee') });
  }
  const line = { ...lineOf(product, item.quantity, { channel: 'licensee', at }), seenPrice: was };
  return { item, changes, line };
}

const isSoldOut = (product: Product): boolean => fulfil(product, 'licensee', 1).short > 0;
