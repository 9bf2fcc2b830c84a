export { type Addition, appendEntry } from './append.ts';
