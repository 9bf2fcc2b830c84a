export { checkAndRemember } from './check.ts';
export { checkModel, findingModel } from './model.ts';
export { sentinelRoutes } from './routes.ts';
