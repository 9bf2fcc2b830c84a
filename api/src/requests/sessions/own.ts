import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { OwnSessionsJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../audit/index.ts';
import type { Handlers } from '../calls/index.ts';
import { problem } from '../problems/index.ts';
import type { StoredStaff } from './staff-session.ts';

/** A session as express-session's store keeps it. */
export type StoredSession = {
  _id: string;
  expires: Date;
  lastModified?: Date;
  session: { passport?: { user?: StoredStaff } };
};

/** The sessions of all staff. */
export const storedSessions = ({ connection }: Pick<Deps, 'connection'>) =>
  connection.collection<StoredSession>('sessions');

/** The store's own index would be one that deletes, which the embedded engine ignores. */
export async function sessionIndexes(connection: Deps['connection']): Promise<void> {
  await storedSessions({ connection }).createIndexes([
    { key: { 'session.passport.user.email': 1 }, sparse: true },
    { key: { expires: 1 } },
  ]);
}

/** Knowing a session's id is enough to use it, so its owner sees a hash. */
const idOf = ({ _id }: Pick<StoredSession, '_id'>): string => createHash('sha256').update(_id).digest('hex');

const sessionsOf = (deps: Deps, email: string): Promise<StoredSession[]> =>
  storedSessions(deps)
    .find({ 'session.passport.user.email': email, expires: { $gt: new Date() } })
    .sort({ lastModified: -1, _id: 1 })
    .toArray();

async function present(deps: Deps, email: string, request: Request): Promise<OwnSessionsJson> {
  const sessions = (await sessionsOf(deps, email)).map((stored) => {
    const { browser = 'Another browser', place = 'Unknown', since = 0 } = stored.session.passport?.user ?? {};
    const signedInAt = new Date(since).toISOString();
    const usedAt = stored.lastModified?.toISOString() ?? signedInAt;
    return { id: idOf(stored), browser, place, signedInAt, usedAt, isThis: stored._id === request.sessionID };
  });
  return { sessions };
}

/** The sessions of a member of staff, and ending them (STAFF-30). */
export function ownSessionHandlers(deps: Deps): Handlers<'ownSessions' | 'endSession' | 'endOtherSessions'> {
  const end = async (email: string, ended: readonly StoredSession[]) => {
    const entries = ended.map(({ session }) => {
      const { browser, place } = session.passport?.user ?? {};
      return entryOf(deps, email, { action: 'session.end', subject: email, before: { browser, place } });
    });
    if (entries.length > 0) await writeEntries(deps.connection, entries);
    await storedSessions(deps).deleteMany({ _id: { $in: ended.map(({ _id }) => _id) } });
  };
  return {
    ownSessions: ({ staff, request }) => present(deps, staff.email, request),
    endSession: async ({ params, staff, request }) => {
      const own = await sessionsOf(deps, staff.email);
      const ended = own.filter((stored) => idOf(stored) === params.id && stored._id !== request.sessionID);
      if (ended.length === 0) throw problem('not_found');
      await end(staff.email, ended);
      return present(deps, staff.email, request);
    },
    endOtherSessions: async ({ staff, request }) => {
      const own = await sessionsOf(deps, staff.email);
      await end(
        staff.email,
        own.filter(({ _id }) => _id !== request.sessionID),
      );
      return present(deps, staff.email, request);
    },
  };
}
