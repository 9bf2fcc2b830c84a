export { formerOrderHandlers, isContact, mailContactLink, openedContact } from './handlers.ts';
export { contactLinkModel, sweepLinks } from './links.ts';
