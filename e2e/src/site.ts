import path from 'node:path';

/**
 * The worker's site: each worker has its own, so that journeys running in parallel never share settings, stock or orders.
 */
const ownSite = (): number => Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Port of this worker's site; JOURNEY_PORT sets the first site's. */
export const sitePort = (site = ownSite()): number => Number(process.env.JOURNEY_PORT ?? 8180) + 100 * site;

/** Origin of that site. */
export const siteUrl = (site = ownSite()): string => `http://localhost:${sitePort(site)}`;

const WORKSPACE = path.join(import.meta.dirname, '..', '..');

/** That site's data folder; JOURNEY_DATA sets the parent. */
export const siteData = (site = ownSite()): string =>
  path.resolve(WORKSPACE, process.env.JOURNEY_DATA ?? '.local/journeys', String(site));

/** The site's copy of the releases (made by `own-releases.ts`), and its source. */
export const siteReleases = (site = ownSite()): string => path.join(siteData(site), 'releases');
export const copiedReleases = (): string => path.resolve(WORKSPACE, '.local/releases');
