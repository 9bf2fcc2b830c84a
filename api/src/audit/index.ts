export { auditHandlers } from './handlers.ts';
export { lastChangeOf } from './last-change.ts';
export { type Change, recordChange, recordChanges, recordOnce } from './record.ts';
