import type { z } from 'zod';
import { type Day, dayOf, daysBetween } from '../../foundation/dates/index.ts';
import type { kegEntry, kegLot } from './description.ts';
import { KEG_SIZES, type KegSize } from './sizes.ts';

/** Why kegs moved: delivered, collected, written off, or the count was corrected (KEGS-1). */
export const KEG_ENTRY_KINDS = ['out', 'back', 'lost', 'corrected'] as const;
export type KegEntryKind = (typeof KEG_ENTRY_KINDS)[number];

/** One entry of a keg account. Entries are only added. */
export type KegEntry = z.infer<typeof kegEntry>;
/** Kegs of one size that went out together and aren't back yet. */
export type KegLot = z.infer<typeof kegLot>;

/**
 * The kegs that are out after these entries, oldest first. Returns are first in, first out, except that a withdrawn
 * delivery takes its own order's kegs (KEGS-3). Undone entries are ignored.
 * @returns null if more would be back than was out (KEGS-1).
 */
export function lotsOf(entries: readonly KegEntry[]): KegLot[] | null {
  const gone = new Set(entries.flatMap(({ id, undoes }) => (undoes === undefined ? [] : [id, undoes])));
  let lots: KegLot[] = [];
  for (const entry of entries) {
    if (gone.has(entry.id)) continue;
    for (const size of KEG_SIZES) {
      const change = entry.change[size] ?? 0;
      if (change > 0) lots.push({ size, number: change, since: entry.at, order: entry.order });
      const left = change < 0 ? withoutKegs(lots, size, -change, entry.order) : lots;
      if (left === null) return null;
      lots = left;
    }
  }
  return lots;
}

/** Takes kegs of a size out of lots: those of the named order first, then the oldest. Null if there are too few. */
function withoutKegs(
  lots: readonly KegLot[],
  size: KegSize,
  number: number,
  order: string | undefined,
): KegLot[] | null {
  const isOf = (lot: KegLot) => order !== undefined && lot.order === order;
  const inTurn = [...lots.filter(isOf), ...lots.filter((lot) => !isOf(lot))];
  let missing = number;
  const left = new Map<KegLot, number>();
  for (const lot of inTurn.filter((one) => one.size === size)) {
    const taken = Math.min(missing, lot.number);
    left.set(lot, lot.number - taken);
    missing -= taken;
  }
  if (missing > 0) return null;
  return lots.map((lot) => ({ ...lot, number: left.get(lot) ?? lot.number })).filter((lot) => lot.number > 0);
}

/** How many kegs of each size are out. */
export const balanceOf = (lots: readonly KegLot[]): Record<KegSize, number> => {
  const of = (size: KegSize) => lots.reduce((sum, lot) => (lot.size === size ? sum + lot.number : sum), 0);
  return { 50: of(50), 30: of(30), 20: of(20) };
};

/**
 * Whether an entry can still be undone: staff made it, it isn't undone yet, and no later valid entry changes one of its
 * sizes (KEGS-5).
 */
export function canUndo(entries: readonly KegEntry[], id: string): boolean {
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  if (!entry || entry.kind === 'out' || entry.order !== undefined || entry.undoes !== undefined) return false;
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const isLater = (one: KegEntry) =>
    one.undoes === undefined &&
    !undone.has(one.id) &&
    KEG_SIZES.some((size) => (one.change[size] ?? 0) !== 0 && (entry.change[size] ?? 0) !== 0);
  return !undone.has(id) && !entries.slice(place + 1).some(isLater);
}

/** Calendar days of the company since kegs went out. */
export const daysOut = (since: string, now: Date): number => daysBetween(dayOf(new Date(since)), dayOf(now));

/** Days after which a keg should be back, until staff set others (KEGS-4). */
export const KEG_LIMIT_DAYS = 60;

/** The age of the kegs that are out at an instant, and how many are overdue (KEGS-4). */
export type KegAge = {
  /** Days that the oldest keg has been out; 0 with none out. */
  readonly oldest: number;
  /** The day on which the oldest went out. */
  readonly since?: Day;
  /** Kegs that are out for more days than the limit. */
  readonly overdue: number;
};

/**
 * The age of the kegs that are out.
 * @param limitDays days after which kegs should be back
 */
export function ageOf(lots: readonly KegLot[], now: Date, limitDays: number): KegAge {
  const first = lots.map(({ since }) => since).sort()[0];
  if (first === undefined) return { oldest: 0, overdue: 0 };
  const overdue = lots
    .filter(({ since }) => daysOut(since, now) > limitDays)
    .reduce((sum, { number }) => sum + number, 0);
  return { oldest: daysOut(first, now), since: dayOf(new Date(first)), overdue };
}
