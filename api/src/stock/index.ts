export type { StockLine, Taken, UnitKind } from './amounts.ts';
export { dropHolds, type HoldOutcome, holdStock, type ShortLine, type Taker, undoHolds } from './holds.ts';
export { forgetReturns, giveBack } from './returns.ts';
export { type Hold, stockedProducts } from './stocked-products.ts';
