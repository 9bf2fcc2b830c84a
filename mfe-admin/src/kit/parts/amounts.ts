import { type Cents, dollarsOf, typedDecimal } from 'shared-domain/money';

let count: Intl.NumberFormat | undefined;

/** '1,297'. */
export function countText(value: number): string {
  count ??= new Intl.NumberFormat('en-CA');
  return count.format(value);
}

let dollars: Intl.NumberFormat | undefined;

/** Cents as dollars without decimals: 4508900 is '$45,089'. */
export function roundDollars(cents: Cents): string {
  dollars ??= new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  return dollars.format(dollarsOf(cents));
}

/** The number in a field; NaN if it is none, so that the schema refuses it. `unit` is stripped, such as the '$' of '$5'. */
export const typedNumber = (text: string, unit: RegExp | '' = ''): number =>
  typedDecimal(text.trim().replace(unit, ''));
