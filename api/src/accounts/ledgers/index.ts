export { type Addition, appendEntry, type Ledger } from './append.ts';
