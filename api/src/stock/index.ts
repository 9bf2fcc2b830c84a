export type { StockLine, Taken } from './amounts.ts';
export { commitHolds, holdStock, type Reservation, releaseHolds, type ShortLine } from './holds.ts';
export { returnStock, sweepReturns } from './returns.ts';
export { type Hold, holdSchema, stockedProducts } from './stocked-products.ts';
