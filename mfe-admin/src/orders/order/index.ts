export { OrderDialog } from './order-dialog.tsx';
export { currentStatusText, STALE_TITLE } from './stale.ts';
