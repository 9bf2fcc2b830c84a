export { chainEntries, linkAfter, START, verifyChain } from './chain.ts';
export { auditTask, copyAll, copyEntries, type EntrySource } from './copy.ts';
export { auditHandlers, entriesAbout, presentEntry } from './handlers.ts';
export { lastChangeOf } from './last-change.ts';
export { mentioning, mentionsOf } from './mentions.ts';
export { type AuditDocument, auditModel, auditSchema } from './model.ts';
export { writeNotices } from './notices.ts';
export {
  type Change,
  carriesEntries,
  carryEntries,
  entryOf,
  NO_ENTRIES,
  NOT_REMOVED,
  type WithEntries,
} from './pending.ts';
export { auditReading, auditRefusals } from './reading.ts';
export { countTrimmable, trimAudit } from './trim.ts';
export { writeEntries } from './write.ts';
