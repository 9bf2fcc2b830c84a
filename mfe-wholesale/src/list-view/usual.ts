import type { FormerOrder } from 'shared-domain/contracts';

/** Number of former orders that count. */
const LATEST = 4;

/**
 * A licensee's usual quantity of each product: the median of the last four orders with it that weren't cancelled, in
 * trade units, rounded up (LISTING-21).
 */
export function usualQuantities(orders: readonly FormerOrder[]): ReadonlyMap<string, number> {
  const latest = orders
    .filter(({ status }) => status !== 'cancelled')
    .sort((one, other) => other.orderDate.localeCompare(one.orderDate))
    .slice(0, LATEST);
  const quantities = new Map<string, number[]>();
  for (const { productId, quantity } of latest.flatMap(({ items }) => items))
    quantities.set(productId, [...(quantities.get(productId) ?? []), quantity]);
  return new Map([...quantities].map(([id, all]) => [id, medianOf(all)]));
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.ceil(((sorted[middle - 1] ?? upper) + upper) / 2);
}
