export { letInDemoPeople } from './demo.ts';
export { peopleHandlers } from './handlers.ts';
export { personMails } from './mails.ts';
export { acceptInvitations, accountRoles, readPerson } from './memberships.ts';
export { personSessionHandlers } from './session-handlers.ts';
