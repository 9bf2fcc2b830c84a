export { sessionRoutes } from './routes.ts';
export { clearSignedCookie, readSignedCookie, setSignedCookie } from './signed-cookies.ts';
export { sessions, staffPassport } from './staff-session.ts';
