export { imageHandlers } from './handlers.ts';
export { sweepImages } from './sweep.ts';
