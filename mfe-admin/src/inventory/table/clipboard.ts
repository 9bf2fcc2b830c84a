import { brandOf } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import type { ColumnId } from '../address.ts';

const CELLS: Readonly<Record<ColumnId, (product: ProductJson) => string>> = {
  product: displayName,
  brand: brandOf,
  packaging: ({ packagingType }) => packagingType,
  abv: ({ abv }) => (abv === undefined ? '' : String(abv)),
  price: ({ price }) => price.toFixed(2),
  lto: ({ ltoPrice, ltoStartDate, ltoEndDate }) =>
    [ltoPrice?.toFixed(2), ltoStartDate, ltoEndDate].map((cell) => cell ?? '').join('\t'),
  stock: ({ stock }) => String(stock),
  visibility: ({ hidden, forceDisplay }) => (hidden ? 'Hidden' : forceDisplay ? 'Forced' : 'Visible'),
};

/** Cells in the form that spreadsheets take, and that can be pasted again. */
export const clipboardText = (products: readonly ProductJson[], columns: readonly ColumnId[]): string =>
  products.map((product) => columns.map((column) => CELLS[column](product)).join('\t')).join('\n');
