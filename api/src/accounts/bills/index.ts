export { accountFindings } from './findings.ts';
export { billHandlers } from './handlers.ts';
export { memberBillHandlers } from './member.ts';
export { followOnline, recordOnline } from './online.ts';
