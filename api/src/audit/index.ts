export { auditTask, copyAll, copyEntries, type EntrySource, writeEntries } from './copy.ts';
export { auditHandlers } from './handlers.ts';
export { lastChangeOf } from './last-change.ts';
export { type Change, carriesEntries, entryOf, NO_ENTRIES, NOT_REMOVED } from './pending.ts';
