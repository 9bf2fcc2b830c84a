export { preferenceHandlers } from './handlers.ts';
export { preferencesModel } from './model.ts';
