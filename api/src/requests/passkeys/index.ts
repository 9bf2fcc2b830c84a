export { removeKeysOf } from './change.ts';
export { challengeFor, confirmPasskeyOf } from './confirm.ts';
export { passkeyHandlers } from './handlers.ts';
export { countPasskeys, passkeysModel, passkeysOf, passkeysSource } from './model.ts';
