/** Port of the site that the journeys run against; JOURNEY_PORT changes it. */
export const sitePort = (): number => Number(process.env.JOURNEY_PORT ?? 8180);

/** Origin of that site. */
export const siteUrl = (): string => `http://localhost:${sitePort()}`;
