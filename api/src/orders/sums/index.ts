export { addSales, mergedProducts } from './add.ts';
export { checkSums, recountAll, sumsTask } from './check.ts';
export { countChanged } from './count.ts';
export { type OrdersSum, type ProductSum, sumsModel } from './model.ts';
export { type Days, isSoldSum, readDaySums, readSums } from './read.ts';
