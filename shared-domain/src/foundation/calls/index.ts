// Re-exports only: code here would bundle the staff calls into customers' pages.
export { accountCalls } from './account.ts';
export { type Addresses, type CallName, calls } from './all-calls.ts';
export { allocationCalls } from './allocation.ts';
export { commaList, valuesIn } from './comma-list.ts';
export { customerCalls } from './customer.ts';
export { kegCalls } from './keg.ts';
export { type Method, methodAndPath } from './method-and-path.ts';
export { staffCalls } from './staff.ts';
export { standingOrderCalls } from './standing-order.ts';
