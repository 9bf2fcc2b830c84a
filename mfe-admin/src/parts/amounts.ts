import { type Cents, dollarsOf } from 'shared-domain/money';

const count = new Intl.NumberFormat('en-CA');

/** '1,297'. */
export const countText = (value: number): string => count.format(value);

const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** Cents as dollars without decimals: 4508900 is '$45,089'. */
export const roundDollars = (cents: Cents): string => dollars.format(dollarsOf(cents));

/** The number in a field; NaN if empty, so that the schema refuses it. `unit` is stripped, such as the '$' of '$5'. */
export const typedNumber = (text: string, unit: RegExp | '' = ''): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(unit, ''));
