import { addDays, type Day, dayOf } from '../../foundation/dates/index.ts';
import type { Cents } from '../../foundation/money/index.ts';
import { balanceOf, type ReceivableEntry } from './ledger.ts';

/** Days of a statement, both included. */
export type StatementPeriod = { readonly from: Day; readonly to: Day };

/** The days of a month ('2026-11'), up to today. */
export function periodOfMonth(month: string, today: Day): StatementPeriod {
  const from = `${month}-01`;
  const last = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  return { from, to: last < today ? last : today };
}

/** An account's entries in a period, both days included, with what was owed before, after each, and at the end (RECEIVABLE-13). */
export type Statement<Entry> = {
  readonly opening: Cents;
  readonly rows: readonly { readonly entry: Entry; readonly balance: Cents }[];
  readonly closing: Cents;
};

/** The statement of a period, by the company's calendar. */
export function statementOf<Entry extends ReceivableEntry>(
  entries: readonly Entry[],
  { from, to }: StatementPeriod,
): Statement<Entry> {
  const on = ({ at }: Entry) => dayOf(new Date(at));
  const opening = balanceOf(entries.filter((entry) => on(entry) < from));
  let balance = opening;
  const rows = entries
    .filter((entry) => on(entry) >= from && on(entry) <= to)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map((entry) => {
      balance += entry.cents;
      return { entry, balance };
    });
  return { opening, rows, closing: balance };
}
