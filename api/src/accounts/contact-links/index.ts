export { formerOrderHandlers, mailContactLink } from './handlers.ts';
export { contactLinkModel, sweepLinks } from './links.ts';
export { isContact, openedContact } from './opened.ts';
