export { rowsOf as sumRowsOf } from './sums.ts';
