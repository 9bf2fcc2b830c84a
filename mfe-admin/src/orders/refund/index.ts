export { RefundDialog } from './dialog.tsx';
export { RefundLine } from './line.tsx';
export { chosenLines, earlierOf, refundRows } from './use-refund.ts';
