export { CartLineRow } from './cart-line.tsx';
export { CartLines } from './cart-lines.tsx';
export { changeWords } from './change-words.ts';
export { DepositRow } from './deposit-row.tsx';
