import type { AuditEntry, AuditJson, auditQuery } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../calls/index.ts';
import { afterCursor, pageOf } from '../paging/index.ts';
import { copyAll, type EntrySource } from './copy.ts';
import { type AuditDocument, auditModel } from './model.ts';
import { READ_ACTIONS } from './reading.ts';

/** The limit without paging. */
const MAX_RESULTS = 200;

/** Who changed what and when, newest first; on request also who read what (STAFF-32). */
export const auditHandlers = (deps: Deps, sources: EntrySource[]): Handlers<'audit'> => ({
  audit: async ({ query }) => {
    await copyAll(deps, sources);
    return readAudit(deps, query);
  },
});

/** One action (`release.rollback`), a family (`release`), all reads (`read`), or all changes. */
function wantedActions(action?: string) {
  if (action === undefined) return { $nin: READ_ACTIONS };
  if (action === 'read') return { $in: READ_ACTIONS };
  return action.includes('.') ? action : { $regex: `^${action}\\.` };
}

async function readAudit(deps: Deps, query: z.infer<typeof auditQuery>): Promise<AuditJson> {
  const { who, action, subject, cursor, limit: size = MAX_RESULTS } = query;
  const wanted = Object.entries({ who, action: wantedActions(action), subject }).filter(
    ([, value]) => value !== undefined,
  );
  const found = await auditModel(deps.connection)
    .find({ $and: [Object.fromEntries(wanted), afterCursor('at', cursor)] })
    .sort({ at: -1, _id: -1 })
    .limit(size + 1)
    .lean<AuditDocument[]>();
  const { documents, nextCursor } = pageOf(found, 'at', size);
  return { entries: documents.map(presentEntry), nextCursor };
}

/** Changes (not reads) of these subjects after a position, newest first. */
export function entriesAbout(
  { connection }: Pick<Deps, 'connection'>,
  subjects: readonly string[],
  after: object,
  limit: number,
): Promise<AuditDocument[]> {
  return auditModel(connection)
    .find({ $and: [{ subject: { $in: subjects }, action: { $not: /\.read$/ } }, after] })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean<AuditDocument[]>();
}

export function presentEntry({ _id, at, who, action, subject, before, after }: AuditDocument): AuditEntry {
  return {
    id: String(_id),
    at: at.toISOString(),
    who,
    action,
    subject,
    ...(before ? { before: before as Record<string, unknown> } : {}),
    ...(after ? { after: after as Record<string, unknown> } : {}),
  };
}
