export { RefundDialog } from './dialog.tsx';
