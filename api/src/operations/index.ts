export { claimFirstData, isFirstDataIn, noteFirstData } from './first-data-state.ts';
export { operationsRoutes } from './routes.ts';
