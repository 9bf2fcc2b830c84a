export { formerOrdersLinkModel, sweepLinks } from './links.ts';
export { formerOrderRoutes } from './routes.ts';
