export { chainEntries, verifyChain } from './chain.ts';
export { auditTask, copyAll, copyEntries, type EntrySource, writeEntries } from './copy.ts';
export { auditFiles } from './files.ts';
export { auditHandlers, entriesAbout, presentEntry } from './handlers.ts';
export { lastChangeOf } from './last-change.ts';
export { type AuditDocument, auditModel, auditSchema } from './model.ts';
export {
  type Change,
  carriesEntries,
  carryEntries,
  entryOf,
  NO_ENTRIES,
  NOT_REMOVED,
  type WithEntries,
} from './pending.ts';
export { countTrimmable, trimAudit } from './trim.ts';
