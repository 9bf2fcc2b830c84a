export { accountingHandlers } from './handlers.ts';
