import {
  auditModel,
  copyAll,
  type EntrySource,
  mentioning,
  mentionsOf,
  presentEntry,
} from '../../requests/audit/index.ts';
import type { Kind } from './kind.ts';

/**
 * Audit entries that mention the address. They are hash-chained and stay until the audit's own retention ends (ADR 030).
 */
export const auditOf = (sources: EntrySource[]): Kind => ({
  read: async (deps, { email }) => {
    await copyAll(deps, sources);
    const documents: object[] = [];
    const entries = auditModel(deps.connection)
      .find(mentioning(email))
      .sort({ at: -1 })
      .maxTimeMS(60_000)
      .lean();
    for await (const entry of entries.cursor({ batchSize: 1_000 }))
      if ((entry.mentions ?? mentionsOf(entry)).includes(email)) documents.push(presentEntry(entry));
    return { documents, kept: documents.length };
  },
  erase: async () => undefined,
});
