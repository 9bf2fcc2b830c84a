// Licensees' pages load one shared module for what concerns their account.
export { accountCalls, kegCalls, standingOrderCalls } from '../../foundation/calls/index.ts';
export { emptiesText, KEG_SIZES, kegCountText, kegsText } from '../../goods/kegs/index.ts';
export * from './account-pages.ts';
export * from './allocations/index.ts';
export * from './number.ts';
export * from './people.ts';
export * from './reminders.ts';
export * from './standing.ts';
export * from './standing-orders.ts';
