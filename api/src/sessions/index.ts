export { offersDevMode } from './dev-mode.ts';
export { presentSession, sessionHandlers } from './handlers.ts';
export { SESSION_COOKIE, sessions, staffPassport } from './staff-session.ts';
