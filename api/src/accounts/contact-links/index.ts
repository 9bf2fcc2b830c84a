export { accountOfBillsLink, billsLink } from './bills.ts';
export { formerOrderHandlers, mailContactLink } from './handlers.ts';
export { contactLinkModel, sweepLinks } from './links.ts';
