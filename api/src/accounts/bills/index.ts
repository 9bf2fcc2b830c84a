export { accountFindings } from './findings.ts';
export { billHandlers } from './handlers.ts';
export { followOnline, recordOnline } from './online.ts';
