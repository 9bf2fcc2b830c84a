export { allocationCalls } from '../../../foundation/calls/index.ts';
export * from './allocation.ts';
export * from './allocation-text.ts';
export * from './lot.ts';
export * from './sharing.ts';
