/** How many visitors something happened to: of those who get the canary, and of the others. */
export type Sides = { canary: number; live: number };

/**
 * Chance that a measure of a canary that is no worse than the live release is ever found worse, however often it is looked
 * at (RELEASE-16).
 */
export const FALSE_ALARM = 1 / 200;

/** Chance that a canary with half of the orders is ever found to have as many (RELEASE-16). */
export const FALSE_ALL_CLEAR = 1 / 20;

/** The logarithm of how much likelier the counts are if it happens `ratio` times as often in the canary than if as often. */
function logLikelihood({ canary, live }: Sides, share: number, ratio: number): number {
  const others = 1 - share;
  const worse = (ratio * share) / (ratio * share + others);
  return canary * Math.log(worse / share) + live * Math.log((1 - worse) / others);
}

/**
 * Evidence that faults happen more often in the canary, whose part of all visitors is `share` (0 to 1): how much likelier
 * the counts are if faults have doubled or grew tenfold, each taken for as likely, than if they are as before. A value that
 * is at most 1 on average as long as the canary is no worse, so that it reaches 1 / FALSE_ALARM with at most that chance
 * (Ville's inequality, ADR 053).
 */
export const faultEvidence = (sides: Sides, share: number): number =>
  (Math.exp(logLikelihood(sides, share, 2)) + Math.exp(logLikelihood(sides, share, 10))) / 2;

/** Evidence that orders in the canary have halved, likewise; its inverse is evidence that they have not. */
export const lossEvidence = (sides: Sides, share: number): number =>
  Math.exp(logLikelihood(sides, share, 1 / 2));

/**
 * Orders of the canary's visitors that are missing, if all goes as before, until it is clear that orders have not halved; 0
 * once it is.
 */
export function ordersMissing(sides: Sides, share: number): number {
  const expected = logLikelihood({ canary: share, live: 1 - share }, share, 1 / 2);
  const missing = logLikelihood(sides, share, 1 / 2) - Math.log(FALSE_ALL_CLEAR);
  return Math.max(0, Math.ceil((missing / -expected) * share));
}
