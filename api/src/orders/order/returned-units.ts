import type { RefundLine } from 'shared-domain/orders';
import type { Taken } from '../../catalogue/stock/index.ts';
import type { OrderDocument, StoredItem } from './document.ts';

/** Requested lines, each product once. */
export function mergedLines(lines: readonly RefundLine[]): RefundLine[] {
  const asked = new Map<string, number>();
  for (const { productId, quantity } of lines) asked.set(productId, (asked.get(productId) ?? 0) + quantity);
  return [...asked].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The part of an order that hasn't been refunded or credited. */
export const leftLines = ({ items }: Pick<OrderDocument, 'items'>): RefundLine[] =>
  items.flatMap(({ productId, quantity, refunded = 0 }) =>
    quantity > refunded ? [{ productId, quantity: quantity - refunded }] : [],
  );

/** The part of an order that has been refunded or credited. */
export const returnedLines = ({ items }: Pick<OrderDocument, 'items'>): RefundLine[] =>
  items.flatMap(({ productId, refunded = 0 }) => (refunded > 0 ? [{ productId, quantity: refunded }] : []));

/** Why an order doesn't have these units left, as a sentence; undefined if it has. */
export function tooManyOf(
  order: OrderDocument,
  lines: readonly RefundLine[],
  what: string,
): string | undefined {
  const left = new Map(leftLines(order).map(({ productId, quantity }) => [productId, quantity]));
  const short = lines.find(({ productId, quantity }) => quantity > (left.get(productId) ?? 0));
  return short && `${left.get(short.productId) ?? 0} of ${short.productId} are left to ${what}.`;
}

/** An order without some units: its items, the stock it still holds, and what returns. */
export function withoutUnits(
  { items, taken }: OrderDocument,
  lines: readonly RefundLine[],
): { items: StoredItem[]; taken: Taken[]; back: Taken[] } {
  const unitsOf = (id: string) => lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const back = taken.flatMap((line) => {
    const item = items.find(({ productId }) => productId === line.productId);
    const units = item ? Math.max(0, unitsOf(item.productId) - (item.backOrdered ?? 0)) : 0;
    return units > 0 ? [{ ...line, taken: Math.min(units, line.taken) }] : [];
  });
  const backOf = (id: string) => back.find(({ productId }) => productId === id)?.taken ?? 0;
  return {
    items: items.map((item) => withReturned(item, unitsOf(item.productId))),
    taken: taken.map((line) => ({ ...line, taken: line.taken - backOf(line.productId) })),
    back,
  };
}

/** Back-ordered units are the first to go, since they never left the stock. */
function withReturned(item: StoredItem, quantity: number): StoredItem {
  if (quantity === 0) return item;
  const { backOrdered = 0, ...rest } = item;
  const still = Math.max(0, backOrdered - quantity);
  return { ...rest, refunded: (item.refunded ?? 0) + quantity, ...(still > 0 ? { backOrdered: still } : {}) };
}
