export { lastChangeOf } from './last-change.ts';
export { type Change, recordChange, recordChanges, recordOnce } from './record.ts';
export { auditRoutes } from './routes.ts';
