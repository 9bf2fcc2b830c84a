import type { Day } from '../../foundation/dates/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { type AddedRate, CHARGE_TABLE, type ChargeRow } from '../../selling/charges/index.ts';

/** A charge that can have added rows in a channel. */
export type RateKind = Pick<ChargeRow, 'id' | 'kind' | 'name'> & { channel: Channel; isPerUnit: boolean };

/** Every charge by channel, in the table's order, with its names there: 'PST / QST'. */
export const RATE_KINDS: readonly RateKind[] = (['licensee', 'dtc', 'keg'] as const).flatMap((channel) => {
  const rows = CHARGE_TABLE.filter(({ channels }) => channels.includes(channel));
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const its = rows.filter((row) => row.id === id);
    const { kind, perUnit } = its[0] as ChargeRow;
    const name = [...new Set(its.map((row) => row.name))].join(' / ');
    return { id, kind, name, channel, isPerUnit: perUnit !== undefined };
  });
});

/** Why a row can't be added, at the form's field; undefined if it can (RATE-2). */
export function rateRefusal(
  wanted: Omit<AddedRate, 'id'>,
  added: readonly AddedRate[],
  today: Day,
): { path: string; message: string } | undefined {
  if (wanted.from <= today) return { path: 'from', message: 'Please choose a day after today' };
  const twin = added.find(
    (row) =>
      row.charge === wanted.charge &&
      row.channel === wanted.channel &&
      row.from === wanted.from &&
      (!row.provinces || row.provinces.some((province) => wanted.provinces?.includes(province))),
  );
  return twin && { path: 'from', message: 'There is a row from this day already. Withdraw it first.' };
}

/** Whether orders may have used a row, so that it stays for ever (RATE-3). */
export const isRateUsed = ({ from }: Pick<AddedRate, 'from'>, today: Day): boolean => from <= today;
