export { formerOrderHandlers } from './handlers.ts';
export { formerOrdersLinkModel, sweepLinks } from './links.ts';
