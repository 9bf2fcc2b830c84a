// Licensees' pages load one shared module for what concerns their account.
export { kegCalls, standingOrderCalls } from '../calls/index.ts';
export { countWords, emptiesWords, KEG_SIZES, kegWords } from '../kegs/index.ts';
export * from './allocations/index.ts';
export * from './reminders.ts';
export * from './standing.ts';
export * from './standing-orders.ts';
