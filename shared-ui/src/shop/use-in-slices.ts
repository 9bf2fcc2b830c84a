import { startTransition, useEffect, useState } from 'react';
import type { Product } from 'shared-domain/products';
import { isPhone } from '../page/index.ts';
import { useOpenedAt } from '../router/index.ts';

/** How many new cards are drawn at once: about what a slow phone draws between two presses. */
const SLICE = 2;
/** Cards in a row at 1440 px. The first row is drawn at once. */
export const ROW = 4;
/** Cards that fill the window of a page that opens within `NEAR_TOP` px of its top. */
const first = () => (isPhone() ? 4 : 8);
const NEAR_TOP = 300;

/**
 * The part of a page's list to draw now: the products that were drawn before and two new ones, four in all at least, and the
 * rest piece by piece, so that presses are answered in between. A page that opens near its top starts with those that fill the
 * window. One that opens further down is drawn whole, and so is the page that the site was opened on, since it is hydrated.
 */
export function useInSlices(products: readonly Product[]): readonly Product[] {
  const position = useOpenedAt();
  const [drawn, setDrawn] = useState(() =>
    position === undefined || position > NEAR_TOP ? products : products.slice(0, first() - SLICE),
  );
  const known = new Set(drawn.map(({ id }) => id));
  const added = products.filter(({ id }) => !known.has(id));
  const later = new Set(added.slice(Math.max(SLICE, ROW - (products.length - added.length))));
  const now = later.size > 0 ? products.filter((product) => !later.has(product)) : products;
  useEffect(() => {
    // Not in the same task: React renders everything that a popstate event starts at once.
    const timer = setTimeout(() => startTransition(() => setDrawn(now)));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
