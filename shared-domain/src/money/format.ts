import { type Cents, centsOf } from './cents.ts';

const cad = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** Cents as a page shows them, en-CA: 128220 is '$1,282.20', -840 is '-$8.40' (section 9). */
export const formatCents = (cents: Cents): string => cad.format(cents / 100);

/** Dollars of a document or an answer as a page shows them: 12.5 is '$12.50'. */
export const formatDollars = (dollars: number): string => formatCents(centsOf(dollars));

/**
 * Reads back what `formatCents` wrote: '$1,282.20' is 128220.
 * @returns null for a text that is not such an amount.
 */
export function parseCad(text: string): Cents | null {
  const match = /^(-?)\$((?:\d{1,3}(?:,\d{3})*)\.\d{2})$/.exec(text.trim());
  if (!match) return null;
  const cents = centsOf(Number(match[2]?.replaceAll(',', '')));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}
