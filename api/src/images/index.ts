export { imageRoutes } from './routes.ts';
export { sweepImages } from './sweep.ts';
