export { leadModel } from './model.ts';
export { leadRoutes } from './routes.ts';
