export { checkAndRemember } from './check.ts';
export { findingModel } from './model.ts';
export { sentinelRoutes } from './routes.ts';
