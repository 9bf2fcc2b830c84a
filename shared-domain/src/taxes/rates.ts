import { type Dated, type Day, valueOn } from '../dates/index.ts';
import type { MilliPercent } from '../money/index.ts';
import type { Channel } from '../products/index.ts';
import type { Province } from '../provinces/index.ts';

/** Tax rates in thousandths of a per cent (5% is 5000). QST and PST-Liquor are `pst`. */
export type TaxRates = {
  readonly gst: MilliPercent;
  readonly pst: MilliPercent;
  readonly hst: MilliPercent;
  readonly alcoholTax: MilliPercent;
};

const rates = (part: Partial<TaxRates>): TaxRates => ({ gst: 0, pst: 0, hst: 0, alcoholTax: 0, ...part });
const gstAlone = rates({ gst: 5000 });
const harmonised = (hst: MilliPercent) => rates({ hst });

/** Which rates hold in a period: retail by province, the trade's, the keg portal's. */
export type TaxTable = {
  readonly dtc: Readonly<Record<Province, TaxRates>>;
  readonly licensee: TaxRates;
  readonly keg: TaxRates;
};

/**
 * The tax rates (TAX-2 to TAX-5), dated: a rate that changes closes a row and opens the next.
 * HST replaces GST and PST. The keg portal's PST is PST-Liquor.
 */
export const TAX_TABLE: readonly Dated<TaxTable>[] = [
  {
    from: '2000-01-01',
    until: null,
    value: {
      dtc: {
        AB: gstAlone,
        BC: rates({ gst: 5000, pst: 7000, alcoholTax: 3000 }),
        MB: rates({ gst: 5000, pst: 7000 }),
        NB: harmonised(15_000),
        NL: harmonised(15_000),
        NS: harmonised(15_000),
        NT: gstAlone,
        NU: gstAlone,
        ON: harmonised(13_000),
        PE: harmonised(15_000),
        QC: rates({ gst: 5000, pst: 9975 }),
        SK: rates({ gst: 5000, pst: 6000 }),
        YT: gstAlone,
      },
      licensee: gstAlone,
      keg: rates({ gst: 5000, pst: 10_000 }),
    },
  },
];

/**
 * The rates of a channel on a day; the province matters only in retail.
 * @param table another dated table, for a future change or a test
 * @throws RangeError if no row holds on that day.
 */
export function taxRatesOn(
  day: Day,
  channel: Channel,
  province: Province,
  table: readonly Dated<TaxTable>[] = TAX_TABLE,
): TaxRates {
  const held = valueOn(table, day);
  return channel === 'dtc' ? held.dtc[province] : held[channel];
}
