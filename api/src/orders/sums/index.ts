export { type AccountSums, accountSumsModel, LICENCES_WITH_ORDERS, PORTAL_CUSTOMERS } from './accounts.ts';
export { addSales, mergedProducts } from './add.ts';
export { checkSums, recountAll, sumsTask } from './check.ts';
export { countChanged } from './count.ts';
export { type OrdersSum, type ProductSum, sumsModel } from './model.ts';
export { accountSums, type Days, isSoldSum, readDaySums, readSums } from './read.ts';
