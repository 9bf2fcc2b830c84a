export { adminOrderHandlers } from './handlers.ts';
