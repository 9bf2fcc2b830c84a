export { checkAndRemember } from './check.ts';
export { discrepancyHandlers } from './handlers.ts';
export { checkModel, findingModel } from './model.ts';
