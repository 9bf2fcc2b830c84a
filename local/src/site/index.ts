export type { SiteFlags } from './environment.ts';
export type { PartName } from './household.ts';
export { type Site, type SiteOptions, startSite } from './start-site.ts';
