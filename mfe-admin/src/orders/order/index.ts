export { OrderDialog } from './order-dialog.tsx';
export { nowWords, STALE_TITLE } from './stale.ts';
