export { cardLabel } from './card-label.ts';
export { buyerOf, deliveryOf, unitsOf } from './figures.ts';
export { drawableOf } from './item-picture.ts';
export { ItemCell, LinesTable } from './lines-table.tsx';
export { orderPatch, ordersPatch } from './patch.ts';
export { sumRowsOf } from './sums.ts';
