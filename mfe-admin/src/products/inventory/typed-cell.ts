import { fields } from 'shared-domain/contracts';
import { centsOf, dollarsOf, typedInteger, typedPrice } from 'shared-domain/money';

/** The columns whose cells are typed in place. */
export type EditedColumn = 'price' | 'stock';

export const INVALID: Readonly<Record<EditedColumn, string>> = {
  price: 'Invalid price (must be a number >= 0)',
  stock: 'Invalid stock quantity (must be a whole number >= 0)',
};

/** Parses a typed or pasted cell: a price in dollars, rounded to cents, or a stock. Null if it is refused (MONEY-10). */
export function typedCell(column: EditedColumn, text: string): number | null {
  const checked =
    column === 'price'
      ? fields.priceField.safeParse(typedPrice(text))
      : fields.stockField.safeParse(typedInteger(text));
  if (!checked.success) return null;
  return column === 'price' ? dollarsOf(centsOf(checked.data)) : checked.data;
}
