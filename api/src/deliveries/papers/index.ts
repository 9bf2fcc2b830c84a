export { runDocumentHandlers } from './handlers.ts';
