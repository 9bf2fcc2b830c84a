export { runPaperHandlers } from './handlers.ts';
