export { CartLineRow, type ProductLink } from './cart-line.tsx';
export { CartLines } from './cart-lines.tsx';
export { changeMessage } from './change-message.ts';
export { DepositRow } from './deposit-row.tsx';
