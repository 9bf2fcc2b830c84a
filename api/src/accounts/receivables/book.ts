import { balanceOf, receivablesOf } from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Addition, appendEntry } from '../ledgers/index.ts';
import { type ReceivablesDocument, receivablesModel, type StoredEntry } from './model.ts';

type Decided = Omit<Addition<StoredEntry>, 'derived'> | undefined;

/**
 * Adds an entry to the ledger of a licence, opening it if necessary (RECEIVABLE-1).
 * @param decide the entry for the ledger's current state; undefined if there is nothing to add
 */
export const addEntry = (
  deps: Deps,
  account: { number: string; name: string },
  decide: (there: ReceivablesDocument | null) => Decided,
): Promise<ReceivablesDocument | null> =>
  appendEntry<StoredEntry, ReceivablesDocument>(
    deps,
    receivablesModel(deps.connection),
    { id: account.number, name: account.name, empty: { followUps: [] } },
    (there) => {
      const addition = decide(there);
      return addition && { ...addition, derived: derivedOf([...(there?.entries ?? []), addition.entry]) };
    },
  );

function derivedOf(
  entries: readonly StoredEntry[],
): Pick<ReceivablesDocument, 'open' | 'credit' | 'balance'> {
  const { items, credit } = receivablesOf(entries);
  const open = items
    .filter(({ left }) => left > 0)
    .map(({ document, due, left }) => ({ document, due, left }));
  return { open, credit, balance: balanceOf(entries) };
}
