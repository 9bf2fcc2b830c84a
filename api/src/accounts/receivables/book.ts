import { balanceOf, receivablesOf } from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Addition, appendEntry } from '../ledgers/index.ts';
import { type ReceivablesDocument, receivablesModel, type StoredEntry } from './model.ts';

type Decided =
  | (Omit<Addition<StoredEntry>, 'derived'> & {
      /** When staff should look at the account. */
      lookAt?: Date;
    })
  | undefined;

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
      if (!addition) return undefined;
      const { lookAt, ...added } = addition;
      const derived = derivedOf([...(there?.entries ?? []), added.entry]);
      return { ...added, derived: { ...derived, ...(lookAt ? { lookAt } : {}) } };
    },
  );

/** Adds one entry after another, each for the ledger's state then, until `decide` has none. */
export async function addEntries(
  deps: Deps,
  account: { number: string; name: string },
  decide: (there: ReceivablesDocument | null) => Decided,
): Promise<void> {
  for (let added = true; added; )
    await addEntry(deps, account, (there) => {
      const decided = decide(there);
      added = decided !== undefined;
      return decided;
    });
}

function derivedOf(
  entries: readonly StoredEntry[],
): Pick<ReceivablesDocument, 'open' | 'credit' | 'balance'> {
  const { items, credit } = receivablesOf(entries);
  const open = items
    .filter(({ left }) => left > 0)
    .map(({ document, due, left }) => ({ document, due, left }));
  return { open, credit, balance: balanceOf(entries) };
}
