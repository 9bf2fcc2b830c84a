export { OrderDialog } from './dialog.tsx';
export { nowWords, STALE_TITLE } from './stale.ts';
export { useSetStatus } from './use-status.ts';
