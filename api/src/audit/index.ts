export { type Change, recordChange, recordChanges } from './record.ts';
export { auditRoutes } from './routes.ts';
