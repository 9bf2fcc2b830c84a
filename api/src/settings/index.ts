export { settingsHandlers } from './handlers.ts';
export { readSettings, type SiteSettings } from './model.ts';
