import { KEG_SIZES, type KegEntry, lotsOf } from 'shared-domain/kegs';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { appendEntry } from '../ledgers/index.ts';
import { type KegAccountDocument, kegAccountModel, type StoredEntry } from './model.ts';

export async function findAccount({ connection }: Deps, id: string): Promise<KegAccountDocument | null> {
  return kegAccountModel(connection).findById(id).lean<KegAccountDocument>();
}

/**
 * Adds an entry to an account, opening it if necessary, so that of two concurrent returns of the last keg the second is refused
 * (KEGS-1).
 * @param decide the entry for the account's current state, with its audit entry if staff made it
 * @throws kegs_refused if more would be back than was out
 */
export function addEntry(
  deps: Deps,
  account: { id: string; name: string },
  decide: (before: readonly StoredEntry[]) => { entry: StoredEntry; audit?: AuditDocument } | undefined,
): Promise<KegAccountDocument | null> {
  const empty = { reminders: [], followUps: [] };
  return appendEntry<StoredEntry, KegAccountDocument>(
    deps,
    kegAccountModel(deps.connection),
    { ...account, empty },
    (there) => {
      const before = there?.entries ?? [];
      const addition = decide(before);
      if (!addition) return undefined;
      const lots = lotsOf([...before, addition.entry]);
      if (lots === null) throw refused(before, addition.entry);
      return { ...addition, derived: { lots, total: lots.reduce((sum, { number }) => sum + number, 0) } };
    },
  );
}

/** Names the size of which there are too few. */
function refused(before: readonly KegEntry[], entry: KegEntry) {
  const lots = lotsOf(before) ?? [];
  const outOf = (size: number) => lots.reduce((sum, lot) => (lot.size === size ? sum + lot.number : sum), 0);
  const short = KEG_SIZES.find((size) => outOf(size) + (entry.change[size] ?? 0) < 0) ?? KEG_SIZES[0];
  return problem('kegs_refused', {
    values: { reason: `Only ${outOf(short)} × ${short} L are out with this account.` },
  });
}
