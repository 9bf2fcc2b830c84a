export { accountSignInHandlers } from './account-handlers.ts';
export { signInHandlers } from './handlers.ts';
export { signInTokenModel, sweepSignInTokens } from './tokens.ts';
