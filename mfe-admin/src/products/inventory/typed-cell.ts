import { centsOf, dollarsOf, typedInteger, typedPrice } from 'shared-domain/money';
import { LARGEST_PRICE, LARGEST_STOCK } from 'shared-domain/product-fields';

/** The columns whose cells are typed in place. */
export type EditedColumn = 'price' | 'stock';

export const INVALID: Readonly<Record<EditedColumn, string>> = {
  price: 'Invalid price (must be a number >= 0)',
  stock: 'Invalid stock quantity (must be a whole number >= 0)',
};

/** Parses a typed or pasted cell: a price in dollars, rounded to cents, or a stock. Null if it is refused (MONEY-10). */
export function typedCell(column: EditedColumn, text: string): number | null {
  const [typed, largest] =
    column === 'price' ? [typedPrice(text), LARGEST_PRICE] : [typedInteger(text), LARGEST_STOCK];
  if (!(typed >= 0 && typed <= largest)) return null;
  return column === 'price' ? dollarsOf(centsOf(typed)) : typed;
}
