export { offersDevMode } from './dev-mode.ts';
export { presentSession, sessionHandlers } from './handlers.ts';
export { sessionCookie, sessions, staffPassport } from './staff-session.ts';
