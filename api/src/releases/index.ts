export { releaseRoutes } from './routes.ts';
export { releaseStepsTask } from './steps.ts';
