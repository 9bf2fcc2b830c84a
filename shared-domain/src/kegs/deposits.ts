import { type Dated, dayOf, isWithin } from '../dates/index.ts';
import type { KegLot } from './ledger.ts';
import type { KegSize } from './sizes.ts';

/** Cents that are held for a keg of each size. */
export type KegDeposits = Readonly<Record<KegSize, number>>;

/**
 * The keg deposit by size, dated. Empty: none is held. A row such as
 * `{ from: '2027-01-01', until: null, value: { 50: 5000, 30: 4000, 20: 3000 } }` sets one (KEGS-7).
 */
export const KEG_DEPOSITS: readonly Dated<KegDeposits>[] = [];

/** Cents that are held for kegs that are out, each by the day on which it went out; null while the table is empty. */
export function depositsHeld(
  lots: readonly KegLot[],
  table: readonly Dated<KegDeposits>[] = KEG_DEPOSITS,
): number | null {
  if (table.length === 0) return null;
  return lots.reduce((sum, { size, number, since }) => {
    const day = dayOf(new Date(since));
    const row = table.find((dated) => isWithin(dated, day));
    return sum + (row?.value[size] ?? 0) * number;
  }, 0);
}
