export { settingsHandlers } from './handlers.ts';
export { readSettings, type SiteSettings, settingsModel } from './model.ts';
