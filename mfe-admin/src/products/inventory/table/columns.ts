import { brandOf, compareNames } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { ltoStatusOf, priceOf } from 'shared-domain/pricing';
import { displayName, PACKAGING_TYPES } from 'shared-domain/products';
import { sizeOf } from 'shared-domain/sizes';
import type { Density, Sort } from '../address.ts';
import { cellText } from '../typed-cell.ts';

/** Row heights in px. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, standard: 40, comfortable: 48 };

const LTO_ORDER = { active: 0, scheduled: 1, expired: 2, none: 3 } as const;
const visibilityOrder = ({ hidden, forceDisplay }: ProductJson) => (hidden ? 2 : forceDisplay ? 0 : 1);

type Key = string | number | undefined;

interface Column {
  heading: string;
  /** Minimum width in px; columns with a share get the rest. */
  least: number;
  share?: number;
  isNumber?: true;
  isEditable?: true;
  /** Where it is hidden by default, to leave room for names. */
  leftOut?: 'always' | 'below-wide' | 'narrow';
  sortKey: (product: ProductJson, at: Date) => Key;
  /** Its cell as spreadsheet text, which can be pasted again. */
  copied: (product: ProductJson) => string;
}

const described = {
  product: { heading: 'Product', least: 168, share: 1, sortKey: displayName, copied: displayName },
  brand: {
    heading: 'Brand',
    least: 154,
    isEditable: true,
    leftOut: 'narrow',
    sortKey: (product) => brandOf(product) || undefined,
    copied: brandOf,
  },
  packaging: {
    heading: 'Packaging',
    least: 94,
    // The size beside a name shows it.
    leftOut: 'always',
    sortKey: ({ packagingType }) => PACKAGING_TYPES.indexOf(packagingType),
    copied: ({ packagingType }) => packagingType,
  },
  size: {
    heading: 'Size',
    least: 150,
    isEditable: true,
    leftOut: 'always',
    sortKey: (product) => sizeOf(product).containerMl ?? undefined,
    copied: (product) => cellText(product, 'size'),
  },
  ldb: {
    heading: 'LDB SKU',
    least: 94,
    isEditable: true,
    leftOut: 'always',
    sortKey: ({ ldbSku }) => ldbSku,
    copied: (product) => cellText(product, 'ldb'),
  },
  abv: {
    heading: 'ABV',
    least: 72,
    isNumber: true,
    sortKey: ({ abv }) => abv,
    copied: ({ abv }) => (abv === undefined ? '' : String(abv)),
  },
  price: {
    heading: 'Price',
    least: 122,
    isNumber: true,
    isEditable: true,
    sortKey: (product, at) => priceOf(product, 'licensee', at).unit,
    copied: ({ price }) => price.toFixed(2),
  },
  lto: {
    heading: 'LTO',
    least: 158,
    isEditable: true,
    leftOut: 'below-wide',
    sortKey: (product, at) => LTO_ORDER[ltoStatusOf(product, at)],
    copied: ({ ltoPrice, ltoStartDate, ltoEndDate }) =>
      [ltoPrice?.toFixed(2), ltoStartDate, ltoEndDate].map((cell) => cell ?? '').join('\t'),
  },
  stock: {
    heading: 'Stock',
    least: 104,
    isNumber: true,
    isEditable: true,
    sortKey: ({ stock }) => stock,
    copied: ({ stock }) => String(stock),
  },
  visibility: {
    heading: 'Visibility',
    least: 94,
    sortKey: visibilityOrder,
    copied: ({ hidden, forceDisplay }) => (hidden ? 'Hidden' : forceDisplay ? 'Forced' : 'Visible'),
  },
} satisfies Record<string, Column>;
export type ColumnId = keyof typeof described;

/** A column's properties, and its cell unless `CELLS` has another; those that can be hidden in their order. */
export const COLUMNS: Readonly<Record<ColumnId, Column>> = described;
export const CHOOSABLE = (Object.keys(COLUMNS) as ColumnId[]).filter((column) => column !== 'product');

export function usualColumns(wide: boolean, narrow: boolean): readonly ColumnId[] {
  const isShown = (column: ColumnId) => {
    const { leftOut } = COLUMNS[column];
    if (leftOut === 'narrow') return !narrow;
    return leftOut === undefined || (leftOut === 'below-wide' && wide && !narrow);
  };
  return ['product', ...CHOOSABLE.filter(isShown)];
}

/** The check box's column, in px. */
const TICK = 40;

/** Tracks of the CSS grid: the same for every row. */
export const trackOf = (columns: readonly ColumnId[]): string =>
  [
    `${TICK}px`,
    ...columns.map((column) => {
      const { least, share } = COLUMNS[column];
      return share ? `minmax(${least}px, ${share}fr)` : `${least}px`;
    }),
  ].join(' ');

/** The minimum width before the table scrolls sideways, in px. */
export const leastWidthOf = (columns: readonly ColumnId[]): number =>
  columns.reduce((sum, column) => sum + COLUMNS[column].least, TICK);

function compare(one: Key, other: Key): number {
  return typeof one === 'string' && typeof other === 'string'
    ? compareNames(one, other)
    : Number(one) - Number(other);
}

/** The products sorted by a column, stably; those without a brand or ABV come last in either direction. */
export function sortedBy(products: readonly ProductJson[], sort: Sort, at: Date): ProductJson[] {
  const keyed = products.map((product) => ({ product, key: COLUMNS[sort.column].sortKey(product, at) }));
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

/** Cells as spreadsheet text, which can be pasted again. */
export const clipboardText = (products: readonly ProductJson[], columns: readonly ColumnId[]): string =>
  products.map((product) => columns.map((column) => COLUMNS[column].copied(product)).join('\t')).join('\n');
