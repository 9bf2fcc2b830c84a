import type { ReceivableAccountJson, ReceivableRow } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import { dollarsOf } from 'shared-domain/money';
import {
  AGES,
  type Age,
  agesOf,
  canReverse,
  daysLate,
  overdueOf,
  receivablesOf,
} from 'shared-domain/receivables';
import type { ReceivablesDocument } from './model.ts';

/** The fields of a ledger that a list reads. */
export type Listed = Pick<ReceivablesDocument, '_id' | 'name' | 'open' | 'credit' | 'balance'>;

export const NO_LEDGER = { open: [], credit: 0, balance: 0 };

const inDollars = (ages: Readonly<Record<Age, number>>) =>
  Object.fromEntries(AGES.map((age) => [age, dollarsOf(ages[age])])) as Record<Age, number>;

/** Sums of ages in cents, as JSON has them. */
export const presentSums = (balance: number, ages: Readonly<Record<Age, number>>) => ({
  balance: dollarsOf(balance),
  overdue: dollarsOf(overdueOf(ages)),
  ages: inDollars(ages),
});

export function presentRow(
  { _id, name, open, credit, balance }: Listed,
  on: Day,
  creditHold: string | undefined,
): ReceivableRow {
  return {
    licenseNumber: _id,
    name,
    ...presentSums(balance, agesOf({ items: open, credit }, on)),
    daysLate: daysLate(open, on),
    ...(creditHold ? { creditHold } : {}),
  };
}

/** An account with its invoices and its ledger, both the newest first. */
export function presentAccount(
  account: { number: string; name: string; creditHold: string | undefined },
  ledger: ReceivablesDocument | null,
  now: Date,
): ReceivableAccountJson {
  const entries = [...(ledger?.entries ?? [])].sort((one, other) => (one.at < other.at ? -1 : 1));
  const { items, credit } = receivablesOf(entries);
  let balance = 0;
  const presented = entries.map((entry) => {
    balance += entry.cents;
    const { id, at, kind, document, who, method, reference, reason, undoes } = entry;
    return {
      ...{ id, at, kind, amount: dollarsOf(entry.cents), balance: dollarsOf(balance), who },
      ...Object.fromEntries(
        Object.entries({ document, method, reference, reason, undoes }).filter(([, value]) => value),
      ),
      canReverse: canReverse(entries, id),
    };
  });
  const row = { _id: account.number, name: account.name, ...(ledger ?? NO_LEDGER) };
  return {
    ...presentRow({ ...row, name: account.name }, dayOf(now), account.creditHold),
    credit: dollarsOf(credit),
    invoices: items
      .map(({ document, at, due, cents, left }) => ({
        ...{ document, at, due, amount: dollarsOf(cents), left: dollarsOf(left) },
      }))
      .reverse(),
    entries: presented.reverse(),
  };
}
