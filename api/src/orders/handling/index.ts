export { changeStatus } from './change-status.ts';
export { adminOrderHandlers } from './handlers.ts';
