import { type AccountEntry, isMoney, type Period } from 'shared-domain/accounting';
import { dayOf } from 'shared-domain/dates';
import { type ReceivablesDocument, receivablesModel } from '../../accounts/receivables/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { FILE_READING_MS } from '../../requests/calls/index.ts';

type Ledger = Pick<ReceivablesDocument, '_id' | 'name' | 'entries'>;

/** A period's payments, write-offs and corrections of all accounts, account by account. */
export async function* entriesIn({ connection }: Deps, { from, to }: Period): AsyncGenerator<AccountEntry> {
  const ledgers = receivablesModel(connection)
    .find({}, { name: 1, entries: 1 })
    .sort({ _id: 1 })
    .maxTimeMS(FILE_READING_MS)
    .lean<Ledger[]>()
    .cursor() as AsyncIterable<Ledger>;
  for await (const { _id: licence, name: account, entries } of ledgers)
    for (const entry of entries) {
      const day = dayOf(new Date(entry.at));
      const isDocument = entry.kind === 'invoice' || entry.kind === 'credit-note';
      if (!isDocument && day >= from && day <= to) yield { ...entry, account, licence };
    }
}

/** Those that moved money. */
export async function* paymentsIn(deps: Deps, period: Period): AsyncGenerator<AccountEntry> {
  for await (const entry of entriesIn(deps, period)) if (isMoney(entry)) yield entry;
}
