import { type Day, dayOf } from '../../foundation/dates/index.ts';
import type { KegLot } from './ledger.ts';
import type { KegSize } from './sizes.ts';

/** Deposit in cents per keg size, from a day until the next row's (KEGS-7). Zeros end a deposit. */
export type KegDeposit = { readonly from: Day; readonly cents: Readonly<Record<KegSize, number>> };

/**
 * Cents held for the kegs that are out, each at the deposit of the day it went out; null while no deposit is set.
 * @param rows deposits in any order; a business starts without any
 */
export function depositsHeld(lots: readonly KegLot[], rows: readonly KegDeposit[]): number | null {
  if (rows.length === 0) return null;
  const latestFirst = [...rows].sort((one, other) => (one.from < other.from ? 1 : -1));
  return lots.reduce((sum, { size, number, since }) => {
    const day = dayOf(new Date(since));
    const row = latestFirst.find(({ from }) => from <= day);
    return sum + (row?.cents[size] ?? 0) * number;
  }, 0);
}
