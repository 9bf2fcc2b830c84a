import type { Response } from 'express';
import { textCell } from 'shared-domain/csv';
import { dayOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendCsv } from '../../requests/calls/index.ts';
import { readAccounts } from './list.ts';

const HEADERS = [
  'Account',
  'Licence or email',
  '50 L',
  '30 L',
  '20 L',
  'Out',
  'Oldest (days)',
  'Overdue',
  'Deposits',
];

/** Accounts with kegs out as a CSV file, sorted as on the page; the date is in the file name. */
export async function exportAccounts(deps: Deps, response: Response): Promise<void> {
  const { accounts } = await readAccounts(deps);
  const rows = accounts.map(({ name, licenseNumber, email, out, total, oldest, overdue, deposits }) => [
    textCell(name),
    textCell(licenseNumber ?? email ?? ''),
    ...[out[50], out[30], out[20], total, oldest, overdue].map(String),
    deposits?.toFixed(2) ?? '',
  ]);
  await sendCsv(response, `kegs-${dayOf(deps.clock())}`, HEADERS, rows);
}
