import path from 'node:path';

/** Port of the site that the journeys run against; JOURNEY_PORT changes it. */
export const sitePort = (): number => Number(process.env.JOURNEY_PORT ?? 8180);

/** Origin of that site. */
export const siteUrl = (): string => `http://localhost:${sitePort()}`;

const WORKSPACE = path.join(import.meta.dirname, '..', '..');

/** Where that site keeps its data; JOURNEY_DATA changes it. */
export const siteData = (): string => path.resolve(WORKSPACE, process.env.JOURNEY_DATA ?? '.local/journeys');

/** The site's own copy of the releases (`own-releases.ts` makes it), and what it is copied from. */
export const siteReleases = (): string => path.join(siteData(), 'releases');
export const copiedReleases = (): string => path.resolve(WORKSPACE, '.local/releases');
