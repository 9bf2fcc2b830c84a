export { apiKeys } from './bearer.ts';
export { apiKeyHandlers } from './handlers.ts';
export { apiKeyModel } from './model.ts';
