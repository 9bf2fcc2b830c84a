import { brandOf } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { ltoStatusOf, priceOf } from 'shared-domain/pricing';
import { displayName, PACKAGING_TYPES } from 'shared-domain/products';
import { CHOOSABLE, type ColumnId, type Sort } from '../address.ts';

/** Words above the columns. */
export const HEADINGS: Readonly<Record<ColumnId, string>> = {
  product: 'Product',
  brand: 'Brand',
  packaging: 'Packaging',
  abv: 'ABV',
  price: 'Price',
  lto: 'LTO',
  stock: 'Stock',
  visibility: 'Visibility',
};

/** Tracks of the CSS grid; numbers stand at the right. */
const WIDTHS: Readonly<Record<ColumnId, string>> = {
  product: 'minmax(200px, 1.6fr)',
  brand: 'minmax(112px, 1fr)',
  packaging: '104px',
  abv: '64px',
  price: '126px',
  lto: '160px',
  stock: '76px',
  visibility: '104px',
};

export const RIGHT: ReadonlySet<ColumnId> = new Set(['abv', 'price', 'stock']);
export const EDITABLE: ReadonlySet<ColumnId> = new Set(['price', 'lto', 'stock']);

/** Left out first where there is little room (design: admin notes, Frame). */
const WIDE_ONLY: readonly ColumnId[] = ['packaging', 'lto'];

export const usualColumns = (wide: boolean): readonly ColumnId[] => [
  'product',
  ...CHOOSABLE.filter((column) => wide || !WIDE_ONLY.includes(column)),
];

export const trackOf = (columns: readonly ColumnId[]): string =>
  ['40px', ...columns.map((column) => WIDTHS[column])].join(' ');

const LTO_ORDER = { active: 0, scheduled: 1, expired: 2, none: 3 } as const;
const visibilityOrder = ({ hidden, forceDisplay }: ProductJson) => (hidden ? 2 : forceDisplay ? 0 : 1);

const names = new Intl.Collator('en-CA', { numeric: true });

type Key = string | number | undefined;

/** What each column sorts by. */
const KEYS: Readonly<Record<ColumnId, (product: ProductJson, at: Date) => Key>> = {
  product: displayName,
  brand: (product) => brandOf(product) || undefined,
  packaging: ({ packagingType }) => PACKAGING_TYPES.indexOf(packagingType),
  abv: ({ abv }) => abv,
  price: (product, at) => priceOf(product, 'licensee', at).unit,
  lto: (product, at) => LTO_ORDER[ltoStatusOf(product, at)],
  stock: ({ stock }) => stock,
  visibility: visibilityOrder,
};

function compare(one: Key, other: Key): number {
  return typeof one === 'string' && typeof other === 'string'
    ? names.compare(one, other)
    : Number(one) - Number(other);
}

/** The products sorted by a column; those without a brand or an ABV come last, whichever way; ties stay as they were. */
export function sortedBy(products: readonly ProductJson[], sort: Sort, at: Date): ProductJson[] {
  const keyed = products.map((product) => ({ product, key: KEYS[sort.column](product, at) }));
  const way = sort.descending ? -1 : 1;
  return keyed
    .sort((one, other) => {
      if (one.key === undefined || other.key === undefined) {
        return Number(one.key === undefined) - Number(other.key === undefined);
      }
      return way * compare(one.key, other.key);
    })
    .map(({ product }) => product);
}
