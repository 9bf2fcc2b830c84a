import path from 'node:path';

/**
 * Which of the sites is meant: each worker has one of its own, so that no journey finds the switches, the stock or the
 * orders of another that runs beside it.
 */
const ownSite = (): number => Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Port of the site that the journeys of this worker run against; JOURNEY_PORT changes the first site's. */
export const sitePort = (site = ownSite()): number => Number(process.env.JOURNEY_PORT ?? 8180) + 100 * site;

/** Origin of that site. */
export const siteUrl = (site = ownSite()): string => `http://localhost:${sitePort(site)}`;

const WORKSPACE = path.join(import.meta.dirname, '..', '..');

/** Where that site keeps its data; JOURNEY_DATA changes it. */
export const siteData = (site = ownSite()): string =>
  path.resolve(WORKSPACE, process.env.JOURNEY_DATA ?? '.local/journeys', String(site));

/** The site's own copy of the releases (`own-releases.ts` makes it), and what it is copied from. */
export const siteReleases = (site = ownSite()): string => path.join(siteData(site), 'releases');
export const copiedReleases = (): string => path.resolve(WORKSPACE, '.local/releases');
