export { clientInfoOf } from './client-info.ts';
export { offersDevMode } from './dev-mode.ts';
export { presentSession, sessionHandlers } from './handlers.ts';
export { markOffice } from './office-cookie.ts';
export { ownSessionHandlers, sessionIndexes, storedSessions } from './own.ts';
export { beginPendingSignIn, pendingSignIn } from './pending-sign-in.ts';
export { goOnFor, withPerson } from './person.ts';
export { sessionCookie, sessions, staffPassport } from './staff-session.ts';
