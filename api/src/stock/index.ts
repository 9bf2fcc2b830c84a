export type { StockLine, Taken } from './amounts.ts';
export { dropHolds, holdStock, type ShortLine, type Taker, undoHolds } from './holds.ts';
export { forgetReturns, giveBack } from './returns.ts';
export { type Hold, holdSchema, stockedProducts } from './stocked-products.ts';
