import { type Cents, shareOf } from '../money/index.ts';
import type { Channel } from '../products/index.ts';
import type { TaxRates } from './rates.ts';

/** The taxes of an order in cents; the four add up to `total`. */
export type Taxes = {
  readonly gst: Cents;
  readonly pst: Cents;
  readonly hst: Cents;
  readonly alcoholTax: Cents;
  readonly total: Cents;
};

/** What is taxed, in cents: the subtotal of lines, and the part of it that the alcohol tax is on. */
export type TaxBase = { readonly subtotal: Cents; readonly alcohol: Cents };

/**
 * The taxes on an order's lines, each rounded once (TAX-1). Deposit and shipping aren't taxed.
 * For kegs the total is rounded first and PST-Liquor is what GST leaves of it, so that total = subtotal x 1.15.
 */
export function taxesOn(base: TaxBase, channel: Channel, rates: TaxRates): Taxes {
  return channel === 'keg' ? kegTaxes(base.subtotal, rates) : separateTaxes(base, rates);
}

function kegTaxes(subtotal: Cents, rates: TaxRates): Taxes {
  const total = shareOf(subtotal, rates.gst + rates.pst);
  const gst = shareOf(subtotal, rates.gst);
  return { gst, pst: total - gst, hst: 0, alcoholTax: 0, total };
}

function separateTaxes({ subtotal, alcohol }: TaxBase, rates: TaxRates): Taxes {
  const gst = shareOf(subtotal, rates.gst);
  const pst = shareOf(subtotal, rates.pst);
  const hst = shareOf(subtotal, rates.hst);
  const alcoholTax = shareOf(alcohol, rates.alcoholTax);
  return { gst, pst, hst, alcoholTax, total: gst + pst + hst + alcoholTax };
}
