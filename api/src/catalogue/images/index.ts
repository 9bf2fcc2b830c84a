export { imageHandlers } from './handlers.ts';
