import {
  auditModel,
  copyAll,
  type EntrySource,
  mentioning,
  mentionsOf,
  presentEntry,
} from '../../requests/audit/index.ts';
import { countedOf, type Kind } from './kind.ts';

/**
 * Audit entries that mention the address. They are hash-chained and stay until the audit's own retention ends (ADR 030).
 */
export const auditOf = (sources: EntrySource[]): Kind => ({
  read: async (deps, { email }) => {
    await copyAll(deps, sources);
    const found = await countedOf(async function* () {
      const entries = auditModel(deps.connection).find(mentioning(email)).sort({ at: -1 }).maxTimeMS(60_000);
      for await (const entry of entries.lean().cursor({ batchSize: 1_000 }))
        if ((entry.mentions ?? mentionsOf(entry)).includes(email)) yield presentEntry(entry);
    });
    return { ...found, kept: found.count };
  },
  erase: async () => undefined,
});
