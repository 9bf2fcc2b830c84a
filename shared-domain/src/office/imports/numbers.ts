import { centsOf, dollarsOf } from '../../foundation/money/index.ts';

/**
 * Parses a number: everything but digits, separators and a leading minus is stripped; a comma counts as a point.
 * Of two different separators the last is the decimal one ('1.234,50' and '1,234.50' are 1234.50); one that occurs more
 * than once separates thousands ('1.234.567'). Brackets around an amount mean minus.
 * @returns NaN if no number is left.
 */
export function parseNumber(text: string): number {
  const plain = text.trim();
  const negative = /^\(.*\)$/.test(plain) || /^[^\d.,]*[-−]/.test(plain);
  const digits = decimalPoint(plain.replace(/[^\d.,]/g, ''));
  if (!/\d/.test(digits)) return Number.NaN;
  return negative ? -Number(digits) : Number(digits);
}

function decimalPoint(digits: string): string {
  const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (mark < 0) return digits;
  const sign = digits.charAt(mark);
  const other = sign === ',' ? '.' : ',';
  const isThousands = digits.indexOf(sign) !== mark && !digits.includes(other);
  const plain = (part: string) => part.replace(/[.,]/g, '');
  if (isThousands) return plain(digits);
  return `${plain(digits.slice(0, mark))}.${digits.slice(mark + 1)}`;
}

/** The editor's limits, in dollars and in cases: anything above is probably a bar code in the wrong column. */
const HIGHEST_PRICE = 1_000_000;
const HIGHEST_STOCK = 10_000_000;

/**
 * A price text in dollars, rounded to cents: '$12.99 CAD' is 12.99; null if it isn't a number of 0 or above, or is more
 * than the editor accepts.
 */
export function parsePrice(text: string): number | null {
  const price = parseNumber(text);
  return price >= 0 && price <= HIGHEST_PRICE ? dollarsOf(centsOf(price)) : null;
}

/** A quantity text as a whole number (rounded down); null if it isn't a number of 0 or above, or is absurdly high. */
export function parseQuantity(text: string): number | null {
  const quantity = parseNumber(text);
  return quantity >= 0 && quantity <= HIGHEST_STOCK ? Math.floor(quantity) : null;
}

/** The stock cells of a row; undefined if the file has no such column. */
export type StockCells = {
  onHand?: string | undefined;
  available?: string | undefined;
  stock?: string | undefined;
};

/**
 * The stock rule (IMPORT-7): if On Hand is above 0, stock is Available; otherwise 0. If the file has only one of the
 * two columns, or a `stock` column, that one counts.
 * @returns null for 'Invalid stock quantity', undefined if the file says nothing.
 */
export function stockOf({ onHand, available, stock }: StockCells): number | null | undefined {
  if (onHand === undefined || available === undefined) {
    const only = onHand ?? available ?? stock;
    return only === undefined ? undefined : parseQuantity(only);
  }
  const quantity = onHand.trim() === '' ? 0 : parseNumber(onHand);
  if (Number.isNaN(quantity)) return null;
  return quantity > 0 ? parseQuantity(available) : 0;
}
