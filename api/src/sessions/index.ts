export { sessionHandlers } from './handlers.ts';
export { readSignedCookie, setSignedCookie } from './signed-cookies.ts';
export { sessions, staffPassport } from './staff-session.ts';
