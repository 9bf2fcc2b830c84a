export { keepReadable } from './keep-readable.ts';
