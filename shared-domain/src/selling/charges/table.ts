import { type Day, isWithin } from '../../foundation/dates/index.ts';
import type { Cents, MilliPercent } from '../../foundation/money/index.ts';
import type { Province } from '../../foundation/provinces/index.ts';
import {
  type Channel,
  isAlcohol,
  isDepositFee,
  isMerchandise,
  type Product,
} from '../../goods/products/index.ts';

export const CHARGE_KINDS = ['tax', 'deposit', 'fee'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** How a charge is calculated: a share of its lines' amount, or cents on each of their units. */
export type ChargePrice =
  | {
      /** Thousandths of a per cent: 5% is 5000. */
      readonly rate: MilliPercent;
      /** The id of a rate on the same lines: their sum is rounded once, and this charge gets the remainder. */
      readonly roundedWith?: string | undefined;
      readonly perUnit?: undefined;
    }
  | { readonly perUnit: Cents; readonly rate?: undefined; readonly roundedWith?: undefined };

/** The product fields that a row may use: old orders store only these. */
export type ChargedProduct = Partial<Product> & Pick<Product, 'id' | 'packagingType'>;

/** A row of the table: a tax, deposit or fee, and when, where, in which shops and on which products it is due. */
export type ChargeRow = ChargePrice & {
  /** Rows with the same id are one charge: its rates over time, by shop and province. */
  readonly id: string;
  readonly kind: ChargeKind;
  /** The label for customers and staff, without the rate. */
  readonly name: string;
  readonly channels: readonly Channel[];
  /** Everywhere if left out. */
  readonly provinces?: readonly Province[];
  /** Every product if left out. */
  readonly on?: (product: ChargedProduct) => boolean;
  /** Both days are included; `until: null` has no end. */
  readonly from: Day;
  readonly until: Day | null;
};

const SINCE_2000 = { from: '2000-01-01', until: null } as const;

const isDepositDue = (product: ChargedProduct): boolean =>
  product.packagingType === 'Packaged' && !isMerchandise(product) && !isDepositFee(product.id);

const GST = { id: 'gst', kind: 'tax', name: 'GST', rate: 5000, ...SINCE_2000 } as const;
const PST = { id: 'pst', kind: 'tax', name: 'PST', ...SINCE_2000 } as const;
const HST = { id: 'hst', kind: 'tax', name: 'HST', channels: ['dtc'], ...SINCE_2000 } as const;
const DEPOSIT = {
  id: 'deposit',
  kind: 'deposit',
  name: 'Container deposit',
  on: isDepositDue,
  ...SINCE_2000,
} as const;

/**
 * Every tax, deposit and fee (TAX-2 to TAX-5, DEPOSIT-1 to DEPOSIT-3), in the order in which summaries show them. A
 * changed rate closes its row and opens the next. HST replaces GST and PST; QST and PST-Liquor are provincial sales
 * taxes (`pst`). No charge applies to another or to shipping.
 */
export const CHARGE_TABLE: readonly ChargeRow[] = [
  { ...GST, channels: ['licensee', 'keg'] },
  { ...GST, channels: ['dtc'], provinces: ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'] },
  { ...PST, channels: ['dtc'], provinces: ['BC', 'MB'], rate: 7000 },
  { ...PST, channels: ['dtc'], provinces: ['SK'], rate: 6000 },
  { ...PST, name: 'QST', channels: ['dtc'], provinces: ['QC'], rate: 9975 },
  { ...PST, name: 'PST-Liquor', channels: ['keg'], rate: 10_000, roundedWith: 'gst' },
  { ...HST, provinces: ['ON'], rate: 13_000 },
  { ...HST, provinces: ['NB', 'NL', 'PE'], rate: 15_000 },
  { ...HST, provinces: ['NS'], rate: 15_000, until: '2025-03-31' },
  { ...HST, provinces: ['NS'], rate: 14_000, from: '2025-04-01' },
  {
    id: 'alcoholTax',
    kind: 'tax',
    name: 'Alcohol tax',
    channels: ['dtc'],
    provinces: ['BC'],
    on: isAlcohol,
    rate: 3000,
    ...SINCE_2000,
  },
  { ...DEPOSIT, channels: ['licensee'], perUnit: 240 },
  { ...DEPOSIT, channels: ['dtc'], perUnit: 10 },
];

/**
 * The rows that apply to a channel and province on a day: of each charge the one that began last, unless it is 0 (RATE-1).
 * @param table the table with added rows (`chargeTable`)
 * @throws RangeError if the table doesn't cover that day.
 */
export function chargeRowsOn(
  day: Day,
  channel: Channel,
  province: Province,
  table: readonly ChargeRow[] = CHARGE_TABLE,
): ChargeRow[] {
  const inForce = table.filter((row) => isWithin(row, day));
  if (inForce.length === 0) throw new RangeError(`the table doesn't cover ${day}`);
  const latest = new Map<string, ChargeRow>();
  for (const row of inForce) {
    const { id, channels, provinces, from } = row;
    const isThere = channels.includes(channel) && (provinces?.includes(province) ?? true);
    if (isThere && from >= (latest.get(id)?.from ?? '')) latest.set(id, row);
  }
  return [...latest.values()].filter(({ rate, perUnit }) => (rate ?? perUnit) !== 0);
}
