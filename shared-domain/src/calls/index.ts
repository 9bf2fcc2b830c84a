// Only re-exports: code of its own here would take the staff's calls along to customers' pages.
export { type Addresses, type CallName, calls } from './all-calls.ts';
export { allocationCalls } from './allocation.ts';
export { commaList, valuesIn } from './comma-list.ts';
export { customerCalls } from './customer.ts';
export { kegCalls } from './keg.ts';
export { type Method, methodAndPath } from './method-and-path.ts';
export { staffCalls } from './staff.ts';
export { standingOrderCalls } from './standing-order.ts';
