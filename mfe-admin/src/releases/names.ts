/** '+32d28c6': as much of a build as tells it from another. */
const SHORT_BUILD = 8;

const plusIn = (release: string): number => {
  const plus = release.indexOf('+');
  return plus < 0 ? release.length : plus;
};

/** The part of a release's name behind its version, shortened: what it was built from. */
export const buildOf = (release: string): string =>
  release.slice(plusIn(release), plusIn(release) + SHORT_BUILD);

/** '5.2.0' of '5.2.0+0be8813'. */
const versionOf = (release: string): string => release.slice(0, plusIn(release));

/** A release as it is called beside another one: two of one version are told apart by what they were built from. */
export const nameBeside = (release: string, other = ''): string =>
  versionOf(release) === versionOf(other) ? buildOf(release) || release : versionOf(release);
