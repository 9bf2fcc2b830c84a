import { type Dated, type Day, valueOn } from '../../foundation/dates/index.ts';
import type { Cents } from '../../foundation/money/index.ts';
import type { Province } from '../../foundation/provinces/index.ts';

/** Fallback rates in cents: by province, for an unknown province, and the surcharge for remote places. */
export type ShippingTable = {
  readonly byProvince: Readonly<Record<Province, Cents>>;
  readonly otherwise: Cents;
  readonly remoteSurcharge: Cents;
};

/** The estimates by province (SHIPPING-3), dated. */
export const SHIPPING_TABLE: readonly Dated<ShippingTable>[] = [
  {
    from: '2000-01-01',
    until: null,
    value: {
      byProvince: {
        AB: 1695,
        BC: 1495,
        MB: 1995,
        NB: 2495,
        NL: 2695,
        NS: 2495,
        NT: 3495,
        NU: 3995,
        ON: 2195,
        PE: 2495,
        QC: 2195,
        SK: 1895,
        YT: 3495,
      },
      otherwise: 2295,
      remoteSurcharge: 500,
    },
  },
];

const REMOTE_PROVINCES: readonly Province[] = ['YT', 'NT', 'NU'];

/** Whether the surcharge of 5.00 applies: YT, NT, NU, or a postal code that starts with X, Y or Z. */
export const isRemote = (province: Province | null, postalCode: string): boolean =>
  (province !== null && REMOTE_PROVINCES.includes(province)) || /^\s*[XYZ]/i.test(postalCode);

/**
 * The estimate if the carrier has no answer or no options, in cents (SHIPPING-3).
 * @param province null if unknown: the default rate
 * @throws RangeError if no row applies on that day.
 */
export function estimatedShipping(
  province: Province | null,
  postalCode: string,
  day: Day,
  table: readonly Dated<ShippingTable>[] = SHIPPING_TABLE,
): Cents {
  const { byProvince, otherwise, remoteSurcharge } = valueOn(table, day);
  const rate = province === null ? otherwise : byProvince[province];
  return isRemote(province, postalCode) ? rate + remoteSurcharge : rate;
}
