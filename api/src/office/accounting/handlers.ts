import { chargeColumns, type Period } from 'shared-domain/accounting';
import { ACCOUNTING_ARCHIVE, type AccountingJson } from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { addSales, readSums } from '../../orders/sums/index.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { creditNotesIn, sendArchive, sendFile } from './files.ts';

/** Accounting figures and files. Downloads are audited, since files name customers (ACCOUNTING-5). */
export const accountingHandlers = (deps: Deps): Handlers<'accounting' | 'accountingFile'> => ({
  accounting: ({ query }) => summaryOf(deps, query),
  accountingFile: async ({ params: { file }, query, staff, response }) => {
    const change = { action: 'accounting.download', subject: file, after: query };
    await writeEntries(deps.connection, [entryOf(deps, staff.email, change)]);
    if (file === ACCOUNTING_ARCHIVE) await sendArchive(deps, response, query);
    else await sendFile(deps, response, file, query);
    return SENT;
  },
});

async function summaryOf(deps: Deps, period: Period): Promise<AccountingJson> {
  const totals = addSales(await readSums(deps.connection, period, 'sales'));
  let creditNotes = 0;
  for await (const _ of creditNotesIn(deps, period)) creditNotes += 1;
  return {
    orders: totals.orders,
    net: dollarsOf(totals.net),
    charges: chargeColumns.map(({ id, name }) => ({
      id,
      name,
      amount: dollarsOf(totals.charges.get(id) ?? 0),
    })),
    shipping: dollarsOf(totals.shipping),
    otherRefunds: dollarsOf(totals.otherRefunds),
    total: dollarsOf(totals.total),
    kegs: totals.kegs,
    creditNotes,
  };
}
