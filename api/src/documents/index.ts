export { documentHandlers, sendPdf } from './handlers.ts';
