/** At most 15 digits, which a number holds exactly. */
const INTEGER = /^(?:\d{1,15}|[1-9]\d{0,2}(?:([,'’ ])\d{3})(?:\1\d{3}){0,3})$/;

/** Full-width digits and the spaces that spreadsheets write become plain ones. */
const plainOf = (text: string): string => text.normalize('NFKC').trim();

/**
 * A typed or pasted whole number: digits, with thousands marks or without ('1200', '1,200', '1 200', "1'200").
 * @returns NaN for anything else, such as '1.5', '1e3', '-1' or '' (MONEY-10).
 */
export function typedInteger(text: string): number {
  const plain = plainOf(text);
  return INTEGER.test(plain) ? Number(plain.replace(/\D/g, '')) : Number.NaN;
}

/**
 * A typed or pasted number with a point or a comma before its decimals: '5,2' is 5.2, '1,234' is 1234, '1.234,50' is
 * 1234.5. A minus or plus before it counts.
 * @returns NaN for anything else (MONEY-10).
 */
export function typedDecimal(text: string): number {
  const [, sign = '', body = ''] = /^([-−+]?)(.*)$/.exec(plainOf(text)) ?? [];
  const number = decimalOf(body);
  return sign === '' || sign === '+' ? number : -number;
}

function decimalOf(body: string): number {
  const whole = typedInteger(body);
  if (!Number.isNaN(whole)) return whole;
  const [, head = '', mark, tail = ''] = /^(.*)([.,])(\d*)$/.exec(body) ?? [];
  if (mark === undefined || head.includes(mark) || head + tail === '') return Number.NaN;
  const before = head === '' ? 0 : typedInteger(head.replaceAll('.', ','));
  return Number.isNaN(before) ? before : Number(`${before}.${tail}`);
}

/** Whether a number is 1234 to Europeans and 1.23 to others: '1.234'. */
export const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** A typed or pasted price in dollars; a dollar sign or 'CAD' beside it is left out. NaN if it isn't a number for certain. */
export function typedPrice(text: string): number {
  const plain = plainOf(text).replace(/^(?:CAD?)?\s*\$\s*|\s*(?:\$|CAD)$/gi, '');
  return isAmbiguous(plain) ? Number.NaN : typedDecimal(plain);
}

/** A typed quantity of a line: 1 to `most` units. NaN for anything else. */
export function typedQuantity(text: string, most: number): number {
  const quantity = typedInteger(text);
  return quantity >= 1 && quantity <= most ? quantity : Number.NaN;
}

/** What is said about a refused quantity. */
export const quantityMessage = (most: number, least: 0 | 1 = 1): string =>
  `The quantity must be a whole number from ${least} to ${most}`;
