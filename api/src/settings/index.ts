export { readSettings, type SiteSettings } from './model.ts';
export { settingsRoutes } from './routes.ts';
