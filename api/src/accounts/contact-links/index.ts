export { formerOrderHandlers, mailContactLink } from './handlers.ts';
export { contactLinkModel, sweepLinks } from './links.ts';
