export { rateHandlers } from './handlers.ts';
