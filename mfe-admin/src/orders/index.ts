export { rowsOf as sumRowsOf } from './order-rows.ts';
