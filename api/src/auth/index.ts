export { authRoutes } from './routes.ts';
export { sweepSignInTokens } from './tokens.ts';
