export { OrderDialog } from './dialog.tsx';
export { nowWords, STALE_TITLE } from './stale.ts';
