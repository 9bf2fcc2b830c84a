import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Deps } from '../dependencies.ts';
import { DURABLE, isDuplicate } from '../durable.ts';
import type { Staff } from '../protections/index.ts';
import { auditModel } from './model.ts';

export type Change = { action: string; subject: string; before?: unknown; after?: unknown };

/** Writes down what a member of staff changed. Call it in the same request as the change. */
export function recordChange(deps: Deps, staff: Pick<Staff, 'email'>, change: Change): Promise<void> {
  return recordChanges(deps, staff, [change]);
}

/** The same for many changes of one request. */
export async function recordChanges(
  deps: Deps,
  staff: Pick<Staff, 'email'>,
  changes: Change[],
): Promise<void> {
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

/** A change that may be reported again by whoever carries it out: the token makes it one entry. */
export type OnceChange = Change & { token: string };

/** Writes down changes that a worker makes in somebody's name. An entry that is there already is left as it is. */
export async function recordOnce(deps: Deps, who: string, changes: OnceChange[]): Promise<void> {
  if (changes.length === 0) return;
  const at = deps.clock();
  const entries = changes.map(({ token, action, subject, before = null, after = null }) => ({
    _id: idOf(token),
    at,
    who,
    action,
    subject,
    before,
    after,
  }));
  try {
    await auditModel(deps.connection).collection.insertMany(entries, { ordered: false, ...DURABLE });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}

const idOf = (token: string) =>
  new Types.ObjectId(createHash('sha256').update(token).digest('hex').slice(0, 24));
