export type { SiteFlags } from './environment.ts';
export { type Site, type SiteOptions, startSite } from './start-site.ts';
export type { PartName } from './supervisor.ts';
export { watchApi } from './watch-api.ts';
