import type { ReleaseState } from 'shared-domain/contracts';

/** '+32d28c6'. */
const SHORT_BUILD = 8;

const plusIn = (release: string): number => {
  const plus = release.indexOf('+');
  return plus < 0 ? release.length : plus;
};

/** A release's build: the part of its name after the version, shortened. */
export const buildOf = (release: string): string =>
  release.slice(plusIn(release), plusIn(release) + SHORT_BUILD);

/** '5.2.0' of '5.2.0+0be8813'. */
const versionOf = (release: string): string => release.slice(0, plusIn(release));

/** A release's name beside another: its version or, if the versions are equal, its build. */
export const nameBeside = (release: string, other = ''): string =>
  versionOf(release) === versionOf(other) ? buildOf(release) || release : versionOf(release);

/** An app's canary, while it runs. */
export const runningCanary = ({ canary }: ReleaseState) => (canary?.ended ? undefined : canary);

/** Whether a canary was moved by its rule instead of by staff. */
export const isByItself = (by: string): boolean => by === 'canary';
