import { createHash } from 'node:crypto';
import { type PersonalDataJson, type PersonalKind, personalKinds } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { type Handlers, SENT, sendLists } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Kind, Stored } from './kind.ts';
import { kindsOf, type Sources } from './kinds.ts';
import { personOf, subjectOf } from './person.ts';
import { presentRetention } from './retention.ts';

type Found = [kind: PersonalKind, stored: Stored];

type Names = 'personalData' | 'exportPersonalData' | 'erasePersonalData' | 'retention';

/** Personal data of one person: viewing, exporting and erasing it (PRIVACY-1 to PRIVACY-5). */
export function personalDataHandlers(deps: Deps, sources: Sources): Handlers<Names> {
  const kinds = kindsOf(sources);
  /** Audits the action before it is carried out, without naming the person. */
  const note = (who: string, email: string, action: string, found: readonly Found[]) =>
    writeEntries(deps.connection, [
      entryOf(deps, who, {
        action: `personal-data.${action}`,
        subject: subjectOf(deps, email),
        after: Object.fromEntries(found.map(([kind, { count }]) => [kind, count])),
      }),
    ]);
  return {
    personalData: async ({ body: { email }, staff, response }) => {
      response.set('Cache-Control', 'no-store');
      const found = await readAll(deps, kinds, email);
      await note(staff.email, email, 'read', found);
      return present(email, found);
    },
    exportPersonalData: async ({ body: { email }, staff, response }) => {
      response.set('Cache-Control', 'no-store');
      const found = await readAll(deps, kinds, email);
      await note(staff.email, email, 'export', found);
      const file = Object.fromEntries(found.map(([kind, { documents }]) => [kind, documents]));
      await sendLists(response, { email, exportedAt: deps.clock().toISOString() }, file);
      return SENT;
    },
    erasePersonalData: async ({ body: { email, seal }, staff, response }) => {
      response.set('Cache-Control', 'no-store');
      const found = await readAll(deps, kinds, email);
      if (present(email, found).seal !== seal) throw problem('stale');
      await note(staff.email, email, 'erase', found);
      const person = personOf(email);
      for (const kind of personalKinds) await kinds[kind].erase(deps, person);
      return present(email, await readAll(deps, kinds, email));
    },
    retention: () => presentRetention(deps),
  };
}

async function readAll(deps: Deps, kinds: Record<PersonalKind, Kind>, email: string): Promise<Found[]> {
  const person = personOf(email);
  const all = await Promise.all(
    personalKinds.map(async (kind): Promise<Found> => [kind, await kinds[kind].read(deps, person)]),
  );
  return all.filter(([, { count }]) => count > 0);
}

function present(email: string, all: readonly Found[]): PersonalDataJson {
  const found = all.map(([kind, { count, kept = 0, until }]) => ({
    ...{ kind, count, kept },
    ...(until ? { until: until.toISOString() } : {}),
  }));
  // Not part of the seal: each preview adds an audit entry, and may be by the person themselves.
  const sealed = found.filter(({ kind }) => kind !== 'audit');
  const seal = createHash('sha256')
    .update(JSON.stringify([email, sealed]))
    .digest('base64url');
  return { email, found, seal };
}
