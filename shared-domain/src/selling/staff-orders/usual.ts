/** A line of a former order. */
export type FormerLine = { readonly productId: string; readonly quantity: number };

/**
 * The lines that an account orders most often, most frequent first, each with its most frequent quantity; ties go to the
 * more recent (ORDER-24).
 * @param orders former orders, latest first, each with its lines
 */
export function usualLines(orders: readonly (readonly FormerLine[])[], count: number): FormerLine[] {
  const quantities = new Map<string, number[]>();
  for (const { productId, quantity } of orders.flat()) {
    quantities.set(productId, [...(quantities.get(productId) ?? []), quantity]);
  }
  return [...quantities]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, count)
    .map(([productId, all]) => ({ productId, quantity: mostFrequent(all) }));
}

function mostFrequent(quantities: readonly number[]): number {
  const times = (quantity: number) => quantities.filter((other) => other === quantity).length;
  return quantities.reduce((best, quantity) => (times(quantity) > times(best) ? quantity : best));
}
