import type { Request } from 'express';
import type { OwnSessionsJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { type PersonSession, personSessionModel } from '../../requests/person-sessions/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { personIn } from '../../requests/protections/index.ts';
import { goOnFor, presentSession, withPerson } from '../../requests/sessions/index.ts';
import { acceptInvitations } from './memberships.ts';

type Names = 'chooseAccount' | 'accountSessions' | 'endAccountSession' | 'endOtherAccountSessions';

/** The sessions of an account's person, ending them, and choosing the licence for which one goes on (PEOPLE-3). */
export function personSessionHandlers(deps: Deps): Handlers<Names> {
  const sessions = personSessionModel(deps.connection);
  const end = async ({ email }: PersonSession, ended: readonly PersonSession[]) => {
    const entries = ended.map(({ browser, place }) =>
      entryOf(deps, email, { action: 'session.end', subject: email, before: { browser, place } }),
    );
    if (entries.length > 0) await writeEntries(deps.connection, entries);
    await sessions.deleteMany({ _id: { $in: ended.map(({ _id }) => _id) } });
  };
  return {
    chooseAccount: async ({ body, request, response }) => {
      const { email } = await personIn(deps, request);
      const { accounts } = await deps.readPerson(email);
      const account = accounts.find(({ licenseNumber }) => licenseNumber === body.licenseNumber);
      if (!account) throw problem('account_refused');
      if (account.isInvited) await acceptInvitations(deps, email, account.licenseNumber);
      const licensee = await goOnFor(deps, account, { request, response });
      const session = { ...presentSession(deps.configuration, request, response), licensee };
      return withPerson(deps, session, { request, response });
    },
    accountSessions: async ({ request }) => present(deps, request),
    endAccountSession: async ({ params, request }) => {
      const own = await personIn(deps, request);
      const ended = (await sessionsOf(deps, own)).filter(({ _id }) => _id === params.id && _id !== own._id);
      if (ended.length === 0) throw problem('not_found');
      await end(own, ended);
      return present(deps, request);
    },
    endOtherAccountSessions: async ({ request }) => {
      const own = await personIn(deps, request);
      await end(
        own,
        (await sessionsOf(deps, own)).filter(({ _id }) => _id !== own._id),
      );
      return present(deps, request);
    },
  };
}

const sessionsOf = ({ connection, clock }: Deps, { email }: PersonSession): Promise<PersonSession[]> =>
  personSessionModel(connection)
    .find({ email, expires: { $gt: clock() } })
    .sort({ usedAt: -1, _id: 1 })
    .lean<PersonSession[]>();

async function present(deps: Deps, request: Request): Promise<OwnSessionsJson> {
  const own = await personIn(deps, request);
  const found = await sessionsOf(deps, own);
  return {
    sessions: found.map(({ _id, browser, place, signedInAt, usedAt }) => ({
      ...{ id: _id, browser, place, isThis: _id === own._id },
      ...{ signedInAt: signedInAt.toISOString(), usedAt: usedAt.toISOString() },
    })),
  };
}
