import { RATE_KINDS } from 'shared-domain/accounting';
import { addedRateOf, CHARGE_TABLE, chargeRowsOn, chargeTable } from 'shared-domain/charges';
import type { RateJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { formatCents } from 'shared-domain/money';
import type { Channel } from 'shared-domain/products';
import { PROVINCE_CODES, type Province } from 'shared-domain/provinces';

/** A row as the page shows it; those of the table have no `id`. */
export type RateRow = {
  key: string;
  charge: string;
  name: string;
  /** 'BC, MB', 'Everywhere'. */
  where: string;
  /** '5%', '$0.10 a unit', 'None'. */
  amount: string;
  /** The first day; null for the first rows of the table. */
  from: Day | null;
  until: Day | null;
  id?: string;
};

const FIRST_DAY = CHARGE_TABLE.map(({ from }) => from).sort()[0];

const nameOf = (charge: string, channel: Channel): string =>
  RATE_KINDS.find((kind) => kind.id === charge && kind.channel === channel)?.name ?? charge;

const whereOf = (provinces?: readonly Province[]): string =>
  provinces && provinces.length < PROVINCE_CODES.length ? provinces.join(', ') : 'Everywhere';

function amountOf({ rate, perUnit }: { rate?: number | undefined; perUnit?: number | undefined }): string {
  if ((rate ?? perUnit) === 0) return 'None';
  return perUnit === undefined ? `${(rate ?? 0) / 1000}%` : `${formatCents(perUnit)} a unit`;
}

/** A channel's rows, each charge's together: those of the table, then those that were added. */
export function rateRows(channel: Channel, added: readonly RateJson[]): RateRow[] {
  const rows: RateRow[] = CHARGE_TABLE.filter(({ channels }) => channels.includes(channel)).map(
    (row, place) => ({
      key: `${channel}-${place}`,
      charge: row.id,
      name: row.name,
      where: whereOf(row.provinces),
      amount: amountOf(row),
      from: row.from === FIRST_DAY ? null : row.from,
      until: row.until,
    }),
  );
  const more: RateRow[] = added
    .filter((rate) => rate.channel === channel)
    .map((rate) => ({
      ...{ key: rate.id, id: rate.id, charge: rate.charge, name: nameOf(rate.charge, channel) },
      ...{
        where: whereOf(rate.provinces),
        amount: amountOf(addedRateOf(rate)),
        from: rate.from,
        until: null,
      },
    }));
  const order = RATE_KINDS.filter((kind) => kind.channel === channel).map(({ id }) => id);
  return [...rows, ...more].sort((one, other) => order.indexOf(one.charge) - order.indexOf(other.charge));
}

/** Where a retail charge is due on a day. */
export function dueIn(charge: string, added: readonly RateJson[], day: Day): Province[] {
  const table = chargeTable(added.map(addedRateOf));
  return PROVINCE_CODES.filter((province) =>
    chargeRowsOn(day, 'dtc', province, table).some(({ id }) => id === charge),
  );
}
