import { type Cents, dollarsOf } from 'shared-domain/money';

const count = new Intl.NumberFormat('en-CA');

/** '1,297': a count as lists show it. */
export const countText = (value: number): string => count.format(value);

const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** Cents without decimals, as dashboard and register show them: 4508900 is '$45,089'. */
export const roundDollars = (cents: Cents): string => dollars.format(dollarsOf(cents));

/**
 * The number in a field; NaN where nothing was typed, so that the schema asks for one. `unit` is taken off: the '$' of '$5'.
 */
export const typedNumber = (text: string, unit: RegExp | '' = ''): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(unit, ''));
