import type { Cents } from '../money/index.ts';
import type { Channel } from '../products/index.ts';
import type { Province } from '../provinces/index.ts';
import type { TaxRates } from './rates.ts';
import type { Taxes } from './taxes.ts';

/** One tax as a row of a summary: 'GST (5%)' and its cents. */
export type TaxRow = { readonly kind: keyof TaxRates; readonly label: string; readonly amount: Cents };

const KINDS = ['gst', 'pst', 'hst', 'alcoholTax'] as const;

/** Where the taxes are due: decides how provincial tax is called. */
export type TaxPlace = { readonly channel: Channel; readonly province: Province };

function nameOf(kind: keyof TaxRates, { channel, province }: TaxPlace): string {
  if (kind === 'alcoholTax') return 'Alcohol tax';
  if (kind !== 'pst') return kind.toUpperCase();
  if (channel === 'keg') return 'PST-Liquor';
  return province === 'QC' ? 'QST' : 'PST';
}

/** The taxes that apply as rows with their rates, in the order of the law: 'GST (5%)', 'PST-Liquor (10%)', 'QST (9.975%)'. */
export const taxRows = (taxes: Taxes, rates: TaxRates, place: TaxPlace): TaxRow[] =>
  KINDS.filter((kind) => rates[kind] > 0).map((kind) => ({
    kind,
    label: `${nameOf(kind, place)} (${rates[kind] / 1000}%)`,
    amount: taxes[kind],
  }));
