import type { ReleaseState } from 'shared-domain/contracts';

/** '+32d28c6': enough of a build's hash to tell it from another. */
const SHORT_BUILD = 8;

const plusIn = (release: string): number => {
  const plus = release.indexOf('+');
  return plus < 0 ? release.length : plus;
};

/** The part of a release's name after its version, shortened: its build. */
export const buildOf = (release: string): string =>
  release.slice(plusIn(release), plusIn(release) + SHORT_BUILD);

/** '5.2.0' of '5.2.0+0be8813'. */
const versionOf = (release: string): string => release.slice(0, plusIn(release));

/** A release's name beside another one: two of the same version are told apart by their build. */
export const nameBeside = (release: string, other = ''): string =>
  versionOf(release) === versionOf(other) ? buildOf(release) || release : versionOf(release);

/** An app's canary, while it runs. */
export const runningCanary = ({ canary }: ReleaseState) => (canary?.ended ? undefined : canary);

/** Whether a canary was moved by its rule and not by staff. */
export const isByItself = (by: string): boolean => by === 'canary';
