export type { StockLine, Taken } from './amounts.ts';
export { dropHolds, holdStock, type ShortLine, type Taker, undoHolds } from './holds.ts';
export { forgetReturns, giveBack } from './returns.ts';
export { type Hold, stockedProducts } from './stocked-products.ts';
