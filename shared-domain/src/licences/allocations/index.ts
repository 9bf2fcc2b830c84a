export { allocationCalls } from '../../calls/index.ts';
export * from './allocation.ts';
export * from './lot.ts';
export * from './sharing.ts';
export * from './words.ts';
