import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import type { Staff } from '../protections/index.ts';
import { auditModel } from './model.ts';

export type Change = { action: string; subject: string; before?: unknown; after?: unknown };

/** Writes down what a member of staff changed. Call it in the same request as the change. */
export function recordChange(deps: Deps, staff: Staff, change: Change): Promise<void> {
  return recordChanges(deps, staff, [change]);
}

/** The same for many changes of one request. */
export async function recordChanges(deps: Deps, staff: Staff, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const at = deps.clock();
  const entries = changes.map(({ before = null, after = null, ...change }) => ({
    at,
    who: staff.email,
    before,
    after,
    ...change,
  }));
  await auditModel(deps.connection).insertMany(entries, {
    ...DURABLE,
    maxTimeMS: 10_000,
  } as object);
}
