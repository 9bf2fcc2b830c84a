export { formerOrderHandlers, isOpenedByContact, mailContactLink } from './handlers.ts';
export { formerOrdersLinkModel, sweepLinks } from './links.ts';
