import { brandOf } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { ltoStatusOf, priceOf } from 'shared-domain/pricing';
import { displayName, PACKAGING_TYPES } from 'shared-domain/products';
import { CHOOSABLE, type ColumnId, type Sort } from '../address.ts';

/** Column headings. */
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

/** The check box's column, in px. */
const TICK = 40;

/** The minimum width of each column in px; the rest goes to those that have a share. */
const WIDTHS: Readonly<Record<ColumnId, { least: number; share?: number }>> = {
  product: { least: 168, share: 1 },
  brand: { least: 154 },
  packaging: { least: 94 },
  abv: { least: 72 },
  price: { least: 122 },
  lto: { least: 158 },
  stock: { least: 104 },
  visibility: { least: 94 },
};

export const RIGHT: ReadonlySet<ColumnId> = new Set(['abv', 'price', 'stock']);
export const EDITABLE: ReadonlySet<ColumnId> = new Set(['price', 'lto', 'stock']);

/** Not shown unless chosen, so that names stay whole: the size beside a name tells its packaging. */
const HIDDEN: readonly ColumnId[] = ['packaging'];
const HIDDEN_BELOW_WIDE: readonly ColumnId[] = [...HIDDEN, 'lto'];
const HIDDEN_IF_NARROW: readonly ColumnId[] = [...HIDDEN_BELOW_WIDE, 'brand'];

export function usualColumns(wide: boolean, narrow: boolean): readonly ColumnId[] {
  const hidden = narrow ? HIDDEN_IF_NARROW : wide ? HIDDEN : HIDDEN_BELOW_WIDE;
  return ['product', ...CHOOSABLE.filter((column) => !hidden.includes(column))];
}

/** Tracks of the CSS grid: the same for every row. */
export const trackOf = (columns: readonly ColumnId[]): string =>
  [
    `${TICK}px`,
    ...columns.map((column) => {
      const { least, share } = WIDTHS[column];
      return share ? `minmax(${least}px, ${share}fr)` : `${least}px`;
    }),
  ].join(' ');

/** How narrow the table can be before it scrolls sideways, in px. */
export const leastWidthOf = (columns: readonly ColumnId[]): number =>
  columns.reduce((sum, column) => sum + WIDTHS[column].least, TICK);

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

/**
 * The products sorted by a column; those without a brand or an ABV come last in either direction; ties keep their
 * order.
 */
export function sortedBy(products: readonly ProductJson[], sort: Sort, at: Date): ProductJson[] {
  const keyed = products.map((product) => ({ product, key: KEYS[sort.column](product, at) }));
  const action = sort.descending ? -1 : 1;
  return keyed
    .sort((one, other) => {
      if (one.key === undefined || other.key === undefined) {
        return Number(one.key === undefined) - Number(other.key === undefined);
      }
      return action * compare(one.key, other.key);
    })
    .map(({ product }) => product);
}
