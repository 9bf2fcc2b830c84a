export { formerOrderHandlers, isOpenedByContact } from './handlers.ts';
export { formerOrdersLinkModel, sweepLinks } from './links.ts';
