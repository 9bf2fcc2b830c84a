export { creditedIn, sentIn } from './booked-orders.ts';
export { accountingHandlers } from './handlers.ts';
