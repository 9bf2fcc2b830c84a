import { createHash } from 'node:crypto';
import type { PointerMove } from '../releases/index.ts';

/** A visitor as canaries see them: a number that stays, and whether there is a staff session. */
export type CanaryVisitor = { number: number; isStaff: boolean };

/** A running canary of one application. */
export type RunningCanary = PointerMove & { app: string };

/**
 * Whether a visitor's number is in a canary's share: the same for as long as it runs, also when the share grows, and by
 * chance from one release to another (RELEASE-14).
 */
export function isInShare(number: number, { app, release, share = 0 }: Omit<RunningCanary, 'kind'>): boolean {
  const hash = createHash('sha256').update(`${app} ${release} ${number}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < share / 100;
}

/** Whether a visitor gets a canary. */
export const getsCanary = ({ number, isStaff }: CanaryVisitor, canary: RunningCanary): boolean =>
  isInShare(number, canary) || (isStaff && canary.staffFirst === true);
