export { authHandlers } from './handlers.ts';
export { sweepSignInTokens } from './tokens.ts';
