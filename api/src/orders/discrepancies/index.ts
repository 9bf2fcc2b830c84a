export { checkAndRemember } from './check.ts';
export { sentinelHandlers } from './handlers.ts';
export { checkModel, findingModel } from './model.ts';
