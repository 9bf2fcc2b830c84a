import { brandOf } from 'shared-domain/catalogue';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { centsOf, dollarsOf, typedInteger, typedPrice } from 'shared-domain/money';
import { LARGEST_PRICE, LARGEST_STOCK, TEXT_LIMITS } from 'shared-domain/product-fields';
import { sizeOf, sizeText, typedSize } from 'shared-domain/sizes';

/** The columns whose cells are typed in place. */
export type EditedColumn = 'price' | 'stock' | 'brand' | 'size' | 'ldb';

export const INVALID: Readonly<Record<EditedColumn, string>> = {
  price: 'Invalid price (must be a number >= 0)',
  stock: 'Invalid stock quantity (must be a whole number >= 0)',
  brand: `Please use at most ${TEXT_LIMITS.hiddenCategory} characters`,
  size: 'Please enter containers and their size, such as 24 x 473 mL or 1 x 50 L',
  ldb: `Please use at most ${TEXT_LIMITS.ldbSku} characters`,
};

/** Parses a typed or pasted cell: a price in dollars, rounded to cents, or a stock. Null if it is refused (MONEY-10). */
export function typedCell(column: 'price' | 'stock', text: string): number | null {
  const [typed, largest] =
    column === 'price' ? [typedPrice(text), LARGEST_PRICE] : [typedInteger(text), LARGEST_STOCK];
  if (!(typed >= 0 && typed <= largest)) return null;
  return column === 'price' ? dollarsOf(centsOf(typed)) : typed;
}

/** The text that a cell's field starts with. */
export const cellText = (product: ProductJson, column: EditedColumn): string =>
  ({
    price: () => product.price.toFixed(2),
    stock: () => String(product.stock),
    brand: () => brandOf(product),
    size: () => sizeText(sizeOf(product)),
    ldb: () => product.ldbSku ?? '',
  })[column]();

/** The change that a typed or pasted text means; null if it is refused. Empty clears a brand, a size or an LDB SKU. */
export function cellChange(column: EditedColumn, typed: string): ProductChange | null {
  const text = typed.trim();
  if (column === 'price' || column === 'stock') {
    const value = typedCell(column, text);
    return value === null ? null : { [column]: value };
  }
  if (column === 'size' && text !== '') return typedSize(text);
  if (column === 'size') return { containerVolume: null, containersPerUnit: null };
  const field = column === 'brand' ? 'hiddenCategory' : 'ldbSku';
  return text.length > TEXT_LIMITS[field] ? null : { [field]: text || null };
}

/** Whether a change leaves a product as it is. */
export const changesNothing = (product: ProductJson, change: ProductChange): boolean =>
  Object.entries(change).every(
    ([field, value]) => (product[field as keyof ProductJson] ?? null) === (value ?? null),
  );
