/** How many visitors something happened to, on each side of a canary. */
export type Sides = { canary: number; live: number };

/**
 * Chance that a canary that is no worse than the live release is ever found worse, however often it is checked
 * (RELEASE-16).
 */
export const FALSE_ALARM = 1 / 200;

/** Chance that a canary that halves orders is ever found harmless (RELEASE-16). */
export const FALSE_ALL_CLEAR = 1 / 20;

/** Log-likelihood ratio: the event is `ratio` times as frequent in the canary, against equally frequent. */
function logLikelihood({ canary, live }: Sides, share: number, ratio: number): number {
  const others = 1 - share;
  const worse = (ratio * share) / (ratio * share + others);
  return canary * Math.log(worse / share) + live * Math.log((1 - worse) / others);
}

/**
 * Evidence that faults are more frequent in a canary with this `share` of all visitors (0 to 1): the likelihood ratio of
 * an even mix of 'twice as frequent' and 'ten times as frequent' to 'as frequent as before'. While the canary is no worse
 * its expected value is at most 1, so it ever reaches 1 / FALSE_ALARM with at most that chance (Ville's inequality, ADR 014).
 */
export const faultEvidence = (sides: Sides, share: number): number =>
  (Math.exp(logLikelihood(sides, share, 2)) + Math.exp(logLikelihood(sides, share, 10))) / 2;

/** Evidence that orders have halved in the canary, calculated likewise; its inverse is evidence that they haven't. */
export const lossEvidence = (sides: Sides, share: number): number =>
  Math.exp(logLikelihood(sides, share, 1 / 2));

/**
 * How many more orders the canary needs, at an unchanged rate, before it is clear that orders haven't halved; 0 once it is
 * clear.
 */
export function ordersMissing(sides: Sides, share: number): number {
  const expected = logLikelihood({ canary: share, live: 1 - share }, share, 1 / 2);
  const missing = logLikelihood(sides, share, 1 / 2) - Math.log(FALSE_ALL_CLEAR);
  return Math.max(0, Math.ceil((missing / -expected) * share));
}
