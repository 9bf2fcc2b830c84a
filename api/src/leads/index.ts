export { leadModel, leadSource } from './model.ts';
export { leadRoutes } from './routes.ts';
