import { type Cents, centsOf } from './cents.ts';

let cad: Intl.NumberFormat | undefined;

/** Cents as a page shows them, en-CA: 128220 is '$1,282.20', -840 is '-$8.40' (MONEY-4). */
export function formatCents(cents: Cents): string {
  cad ??= new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
  return cad.format(cents / 100);
}

/** Dollars of a document or an answer as a page shows them: 12.5 is '$12.50'. */
export const formatDollars = (dollars: number): string => formatCents(centsOf(dollars));
