export { claimFirstData, isFirstDataIn, noteFirstData } from './first-data-state.ts';
export { operationsHandlers } from './handlers.ts';
