import { startTransition, useEffect, useState } from 'react';
import type { Product } from 'shared-domain/products';

/** How many new cards are drawn at once: about what a slow phone draws between two presses. */
const SLICE = 4;

/**
 * The part of a page's list to draw now: the whole of its first list; of another one as much as has four new products, and
 * the rest piece by piece, so that presses are answered in between.
 */
export function useInSlices(products: readonly Product[]): readonly Product[] {
  const [drawn, setDrawn] = useState(products);
  const known = new Set(drawn.map(({ id }) => id));
  const next = products.filter(({ id }) => !known.has(id))[SLICE];
  const now = next ? products.slice(0, products.indexOf(next)) : products;
  useEffect(() => startTransition(() => setDrawn(now)), [now]);
  return now;
}
