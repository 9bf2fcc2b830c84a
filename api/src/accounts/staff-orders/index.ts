export { staffOrderHandlers } from './handlers.ts';
