import type { Day } from '../../foundation/dates/index.ts';
import { type Cents, centsOf, dollarsOf, type MilliPercent } from '../../foundation/money/index.ts';
import { PROVINCE_CODES, type Province } from '../../foundation/provinces/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { CHARGE_TABLE, type ChargeRow } from './table.ts';

/** A row that an owner has added for one charge in one channel (RATE-1). From its day on it replaces the row before it. */
export type AddedRate = {
  readonly id: string;
  /** The charge's id: 'gst', 'deposit'. */
  readonly charge: string;
  readonly channel: Channel;
  /** In retail; wholesale and kegs don't go by province. */
  readonly provinces?: readonly Province[] | undefined;
  readonly from: Day;
  /** Thousandths of a per cent, for a charge that is a rate; 0 ends it. */
  readonly rate?: MilliPercent | undefined;
  /** Cents for each unit, for a charge per unit; 0 ends it. */
  readonly perUnit?: Cents | undefined;
};

/** An added row in JSON: per cent, or dollars for each unit. */
export type RateJson = {
  id: string;
  charge: string;
  channel: Channel;
  provinces?: Province[] | undefined;
  from: Day;
  percent?: number | undefined;
  perUnit?: number | undefined;
};

export const rateJsonOf = ({ provinces, rate, perUnit, ...row }: AddedRate): RateJson => ({
  ...row,
  ...(provinces ? { provinces: [...provinces] } : {}),
  ...(rate === undefined ? {} : { percent: rate / 1000 }),
  ...(perUnit === undefined ? {} : { perUnit: dollarsOf(perUnit) }),
});

export const addedRateOf = ({ provinces, percent, perUnit, ...row }: RateJson): AddedRate => ({
  ...row,
  ...(provinces ? { provinces } : {}),
  ...(percent === undefined ? {} : { rate: Math.round(percent * 1000) }),
  ...(perUnit === undefined ? {} : { perUnit: centsOf(perUnit) }),
});

/**
 * The table with added rows. An added row takes name, products and rounding from the table's row for the same charge,
 * channel and province; where there is none, from the charge's first row.
 */
export function chargeTable(added: readonly AddedRate[]): readonly ChargeRow[] {
  if (added.length === 0) return CHARGE_TABLE;
  return CHARGE_TABLE.flatMap((row) => [row, ...added.flatMap((rate) => rowsLike(row, rate))]);
}

/** An added row as far as it follows a row of the table: for the provinces that have no row of their own before. */
function rowsLike(
  row: ChargeRow,
  { charge, channel, provinces, from, rate, perUnit }: AddedRate,
): ChargeRow[] {
  if (row.id !== charge) return [];
  const its = (provinces ?? PROVINCE_CODES).filter(
    (province) => patternOf(charge, channel, province) === row,
  );
  if (its.length === 0) return [];
  const { rate: _rate, perUnit: _perUnit, provinces: _everywhere, ...like } = row;
  const where = { channels: [channel], ...(provinces ? { provinces: its } : {}), from, until: null };
  if (perUnit !== undefined) return [{ ...like, ...where, roundedWith: undefined, perUnit }];
  return [{ ...like, ...where, rate: rate ?? 0 }];
}

function patternOf(charge: string, channel: Channel, province: Province): ChargeRow | undefined {
  const all = CHARGE_TABLE.filter(({ id }) => id === charge);
  const there = all.findLast(
    ({ channels, provinces }) => channels.includes(channel) && (provinces?.includes(province) ?? true),
  );
  return there ?? all.find(({ channels }) => channels.includes(channel)) ?? all[0];
}
