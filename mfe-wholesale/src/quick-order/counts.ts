import { isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';
import type { QuickRow } from './match.ts';

type Counted = { product: Pick<Product, 'packagingType' | 'category'>; quantity: number };

/** '10 cases', '1 keg', '12 cases and kegs', '3 items': a number of units with the right noun. */
export function unitsOf(rows: readonly Counted[]): string {
  const count = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  if (rows.some(({ product }) => isMerchandise(product))) return count === 1 ? '1 item' : `${count} items`;
  const kegs = rows.filter(({ product }) => isKegPackaging(product.packagingType)).length;
  if (kegs === 0) return count === 1 ? '1 case' : `${count} cases`;
  if (kegs === rows.length) return count === 1 ? '1 keg' : `${count} kegs`;
  return `${count} cases and kegs`;
}

/** '2 ready, 1 short, 1 to check': a quick order's lines counted by result. */
export function countsOf(rows: readonly QuickRow[]): string {
  const count = (kinds: readonly QuickRow['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).length;
  const named = [
    [count(['ready']), 'ready'],
    [count(['short']), 'short'],
    [count(['limited', 'unknown', 'unreadable']), 'to check'],
  ] as const;
  return named
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ');
}
