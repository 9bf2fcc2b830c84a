import type { FormerOrder } from 'shared-domain/contracts';

/** How many former orders decide what is usual. */
const LATEST = 4;

/**
 * What a licensee usually orders of each product: the median, in trade units and rounded up, of the last four orders
 * that weren't cancelled and have it (LISTING-21). Products in none of the four are left out.
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
