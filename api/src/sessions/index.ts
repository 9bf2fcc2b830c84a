export { offersDevMode } from './dev-mode.ts';
export { beginHalfSignIn, halfSignedIn } from './half-sign-in.ts';
export { presentSession, sessionHandlers } from './handlers.ts';
export { ownSessionHandlers } from './own.ts';
export { sessionCookie, sessions, staffPassport } from './staff-session.ts';
export { whereaboutsOf } from './whereabouts.ts';
