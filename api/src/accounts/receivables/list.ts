import type { Response } from 'express';
import { compareNames } from 'shared-domain/catalogue';
import type { ReceivableRow, ReceivablesJson, receivablesQuery } from 'shared-domain/contracts';
import { textCell } from 'shared-domain/csv';
import { dayOf } from 'shared-domain/dates';
import { sumOf } from 'shared-domain/money';
import { AGE_LABELS, AGES, agesOf } from 'shared-domain/receivables';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendCsv } from '../../requests/calls/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { receivablesModel } from './model.ts';
import { type Listed, NO_LEDGER, presentRow, presentSums } from './present.ts';

const LIST_FIELDS = { name: 1, open: 1, credit: 1, balance: 1 } as const;

/** What accounts owe, the most overdue first; with `hold`, the accounts on hold, owing or not (RECEIVABLE-7). */
export async function readReceivables(
  deps: Deps,
  { show }: z.output<typeof receivablesQuery>,
): Promise<ReceivablesJson> {
  const [ledgers, held, { holdAfterDays, remindDaysBefore, remindDaysAfter }] = await Promise.all([
    receivablesModel(deps.connection)
      .find({ balance: { $ne: 0 } }, LIST_FIELDS)
      .lean<Listed[]>(),
    heldAccounts(deps),
    deps.tradeSettings(),
  ]);
  const on = dayOf(deps.clock());
  const without = [...held.values()].filter(({ _id }) => !ledgers.some((ledger) => ledger._id === _id));
  const idle: Listed[] = without.map(({ _id, companyName }) => ({ _id, name: companyName, ...NO_LEDGER }));
  const all = [...ledgers, ...idle].map((ledger) => presentRow(ledger, on, held.get(ledger._id)?.creditHold));
  const accounts = all.filter(SHOWN[show ?? 'owing']).sort(mostOverdue);
  const ages = ledgers.map(({ open, credit }) => agesOf({ items: open, credit }, on));
  const summed = Object.fromEntries(AGES.map((age) => [age, sumOf(ages.map((one) => one[age]))]));
  const days = { holdAfterDays, remindDaysBefore, remindDaysAfter };
  const balance = sumOf(ledgers.map((ledger) => ledger.balance));
  return { accounts, totals: presentSums(balance, summed as (typeof ages)[number]), ...days };
}

const SHOWN: Record<'owing' | 'overdue' | 'hold', (row: ReceivableRow) => boolean> = {
  owing: ({ balance }) => balance !== 0,
  overdue: ({ overdue }) => overdue > 0,
  hold: ({ creditHold }) => creditHold !== undefined,
};

const mostOverdue = (one: ReceivableRow, other: ReceivableRow): number =>
  other.overdue - one.overdue || other.balance - one.balance || compareNames(one.name, other.name);

async function heldAccounts({ connection }: Deps) {
  const held = await licenseeModel(connection)
    .find({ creditHold: { $exists: true } }, { companyName: 1, creditHold: 1 })
    .lean();
  return new Map(held.map((one) => [one._id, one]));
}

const HEADERS = ['Account', 'Licence', 'Owes', ...AGES.map((age) => AGE_LABELS[age]), 'Days late', 'On hold'];

/** What accounts owe by age as a CSV file, sorted as on the page; the date is in the file name. */
export async function exportReceivables(deps: Deps, response: Response): Promise<void> {
  const { accounts } = await readReceivables(deps, {});
  const rows = accounts.map(({ name, licenseNumber, balance, ages, daysLate, creditHold }) => [
    textCell(name),
    textCell(licenseNumber),
    ...[balance, ...AGES.map((age) => ages[age])].map((dollars) => dollars.toFixed(2)),
    String(daysLate),
    textCell(creditHold ?? ''),
  ]);
  await sendCsv(response, `receivables-${dayOf(deps.clock())}`, HEADERS, rows);
}
