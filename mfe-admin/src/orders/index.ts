export { OrderDialog } from './order/index.ts';
export { rowsOf as sumRowsOf } from './sums.ts';
