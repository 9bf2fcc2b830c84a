export { signInHandlers } from './handlers.ts';
export { signInTokenModel, sweepSignInTokens } from './tokens.ts';
