import { type AuditDocument, auditModel, copyAll, type EntrySource, presentEntry } from '../audit/index.ts';
import type { Kind } from './kind.ts';

/**
 * Entries of the audit that name the address. They are linked by hashes and stay until the audit's own time is over
 * (ADR 055). Changes can have any shape, so each entry is looked through.
 */
export const auditOf = (sources: EntrySource[]): Kind => ({
  read: async (deps, { email }) => {
    await copyAll(deps, sources);
    const documents: object[] = [];
    const entries = auditModel(deps.connection)
      .find()
      .sort({ at: -1 })
      .maxTimeMS(60_000)
      .lean<AuditDocument[]>();
    for await (const entry of entries.cursor({ batchSize: 1_000 })) {
      const { who, subject, before, after } = entry;
      if (
        !JSON.stringify([who, subject, before, after])
          .toLowerCase()
          .includes(JSON.stringify(email).slice(1, -1))
      )
        continue;
      documents.push(presentEntry(entry));
    }
    return { documents, kept: documents.length };
  },
  erase: async () => undefined,
});
