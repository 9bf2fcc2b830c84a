import { listingOf, searchProducts } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import type { QuickRow } from './match.ts';

/** Maximum lines with suggestions, and suggestions per line. */
const MAX_LINES = 5;
const MAX_SUGGESTIONS = 3;

/** Shorter texts match too much. */
const MIN_LETTERS = 2;

/** Listed products to suggest for unknown lines, by line index (CART-13). */
export function suggestionsFor(
  rows: readonly QuickRow[],
  products: readonly Product[],
): ReadonlyMap<number, readonly Product[]> {
  const unknown = rows.filter((row) => row.kind === 'unknown' && row.item.length >= MIN_LETTERS);
  if (unknown.length === 0) return new Map();
  const listed = listingOf(products, 'licensee');
  return new Map(
    unknown.slice(0, MAX_LINES).map((row) => {
      const item = 'item' in row ? row.item : '';
      return [row.at[0] ?? 0, searchProducts(listed, item).slice(0, MAX_SUGGESTIONS)];
    }),
  );
}
