export { personalDataHandlers } from './handlers.ts';
