import { isDeepStrictEqual } from 'node:util';
import type { StaffListJson } from 'shared-domain/contracts';
import type { StaffPerson } from 'shared-domain/staff';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../audit/index.ts';
import { followUp } from '../follow-ups/index.ts';
import { problem } from '../problems/index.ts';
import { readStaffList, staffListModel } from './model.ts';

/**
 * Replaces the list with an edited version, and mails people who are new on it. Refused as `stale` if it has changed since it
 * was read; an unchanged version writes nothing (STAFF-28, STAFF-29).
 */
export async function saveStaffList(
  deps: Deps,
  who: string,
  wanted: StaffListJson,
  { mail = true } = {},
): Promise<StaffListJson> {
  const before = await readStaffList(deps.connection);
  if (isDeepStrictEqual(before.people, wanted.people)) return before;
  if (before.version !== wanted.version) throw problem('stale');
  const after = { people: wanted.people, version: before.version + 1 };
  const entry = entryOf(deps, who, {
    action: 'staff.edit',
    subject: 'staff',
    before: differing(before.people, after.people),
    after: differing(after.people, before.people),
  });
  const invited = after.people.filter(({ email }) => mail && email !== who && !roleIn(before.people, email));
  const followUps = invited.map(({ email, role }) =>
    followUp('email', deps.clock(), { mail: 'staff-invitation', to: email, role, by: who }),
  );
  try {
    const { matchedCount, upsertedCount } = await staffListModel(deps.connection).updateOne(
      { _id: 'list', version: before.version },
      { $set: after, $push: { pendingAudit: entry, followUps: { $each: followUps } } },
      { upsert: before.version === 0 },
    );
    if (matchedCount + upsertedCount !== 1) throw problem('stale');
  } catch (cause) {
    throw isDuplicate(cause) ? problem('stale') : cause;
  }
  return after;
}

const roleIn = (people: readonly StaffPerson[], email: string) =>
  people.find((person) => person.email === email)?.role;

const differing = (one: readonly StaffPerson[], other: readonly StaffPerson[]): Record<string, string> =>
  Object.fromEntries(
    one.filter(({ email, role }) => roleIn(other, email) !== role).map(({ email, role }) => [email, role]),
  );
