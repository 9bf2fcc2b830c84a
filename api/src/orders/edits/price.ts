import {
  type EditableOrder,
  editOrder,
  newProductsOf,
  type OrderEdit,
  type RequestedLine,
} from 'shared-domain/order-edits';
import type { Quote, Unavailable } from 'shared-domain/quotes';
import { priceCart } from '../../catalogue/quotes/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type OrderDocument, toPricedOrder } from '../order/index.ts';

/** The additions of an edit: a quote of products new to the order, and added units that aren't available. */
export type Added = { quote: Pick<Quote, 'lines' | 'charges'>; unavailable: Unavailable[] };

const NOTHING: Added = { quote: { lines: [], charges: [] }, unavailable: [] };

const toEditable = (order: OrderDocument): EditableOrder => ({
  ...toPricedOrder(order),
  items: order.items,
  former: order.former,
});

/** The edited order; undefined if the quote lacks a product because the order has changed since. */
export function editedOrder(
  order: OrderDocument,
  wanted: RequestedLine[],
  added: Added,
): OrderEdit | undefined {
  const priced = new Set(added.quote.lines.map(({ product }) => product.id));
  const editable = toEditable(order);
  const isPriced = newProductsOf(editable, wanted).every(({ productId }) => priced.has(productId));
  return isPriced ? editOrder(editable, wanted, added.quote) : undefined;
}

/** Quotes the additions of an edit. */
export async function addedTo(deps: Deps, order: OrderDocument, wanted: RequestedLine[]): Promise<Added> {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const lines = merged(wanted).flatMap(({ productId, quantity }) => {
    const more = quantity - (had.get(productId) ?? 0);
    return more > 0 ? [{ productId, quantity: more }] : [];
  });
  if (lines.length === 0) return NOTHING;
  const { channel, licenseNum, pricing } = order;
  return priceCart(deps, { channel, account: licenseNum, lines, province: pricing.province });
}

function merged(wanted: RequestedLine[]): RequestedLine[] {
  const sums = Map.groupBy(wanted, ({ productId }) => productId);
  return [...sums].map(([productId, lines]) => ({
    productId,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
