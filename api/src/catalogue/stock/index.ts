export { type StockLine, type Taken, takenDescription, unitsLeft } from './amounts.ts';
export { commitHolds, holdStock, type Reservation, releaseHolds, type ShortLine } from './holds.ts';
export { returnStock, sweepReturns } from './returns.ts';
export { endSetAside, setAside } from './set-aside.ts';
export { holdDescription, type StockedProduct, stockedProducts } from './stocked-products.ts';
