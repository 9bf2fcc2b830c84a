export { formerOrderHandlers, isContact, mailContactLink, openedContact } from './handlers.ts';
export { formerOrdersLinkModel, sweepLinks } from './links.ts';
