import { inspectedRecord } from './candidates.ts';
import { canaryIn, movePointer, movesOf, pointerOf } from './pointers.ts';
import type { PointerMove } from './record.ts';
import type { ReleaseStorage } from './storage.ts';

/** The start of a canary: its release, the per cent of visitors (0 to 50), and the shells it fits. */
export type Beginning = { release: string; share: number; by: string; staffFirst?: boolean; fits?: string[] };

/** The next step of a running canary: another share, back, or on to everyone; and why. */
export type CanaryStep = {
  by: string;
  share?: number;
  end?: 'back' | 'everyone';
  reason?: string;
  /** When going on: the shells that it fits now; by default those at its start. */
  fits?: string[];
};

const checkedShare = (share: number, staffFirst = false): number => {
  if (Number.isInteger(share) && share >= (staffFirst ? 0 : 1) && share <= 50) return share;
  throw new Error('A canary goes to 1 to 50 per cent of visitors.');
};

/**
 * Gives a release to a share of visitors (RELEASE-14).
 * @throws Error if nothing is live to compare it with, it is live already, or another canary of the application runs
 */
export async function beginCanary(
  storage: ReleaseStorage,
  app: string,
  { release, share, staffFirst, ...given }: Beginning,
): Promise<PointerMove> {
  const pointer = await pointerOf(storage, app);
  if (!pointer) throw new Error(`Nothing of ${app} is live that a canary could be compared with.`);
  if (pointer.canary) {
    throw new Error(`${app} has a canary already, ${pointer.canary.release}. Step back first.`);
  }
  if (pointer.current.release === release) throw new Error(`${app} ${release} is live for everyone already.`);
  const moves = await movesOf(storage, app);
  const step = { ...given, release, kind: 'canary', share: checkedShare(share, staffFirst) } as const;
  return movePointer(storage, app, moves.length, { ...step, ...(staffFirst ? { staffFirst } : {}) });
}

/** Begins a canary of a candidate that passed the publish gate against what is live now. Throws NotInspected if not. */
export async function beginInspected(storage: ReleaseStorage, app: string, beginning: Beginning) {
  await inspectedRecord(storage, app, beginning.release);
  return beginCanary(storage, app, beginning);
}

/** Moves a running canary on (RELEASE-14). @throws Error if none runs */
export async function steerCanary(
  storage: ReleaseStorage,
  app: string,
  { by, share, end, reason, ...now }: CanaryStep,
): Promise<PointerMove> {
  const moves = await movesOf(storage, app);
  const canary = canaryIn(moves);
  if (!canary) throw new Error(`${app} has no canary.`);
  const { release, fits, staffFirst } = canary;
  const step = { release, by, ...(reason ? { reason } : {}) };
  const move = (given: Omit<PointerMove, 'number' | 'at'>) => movePointer(storage, app, moves.length, given);
  if (end === 'back') return move({ ...step, kind: 'step-back' });
  if (end === 'everyone') return move({ ...step, kind: 'promote', fits: now.fits ?? fits });
  const next = checkedShare(share ?? 0, staffFirst);
  return move({ ...step, kind: 'canary', share: next, fits, ...(staffFirst ? { staffFirst } : {}) });
}

/**
 * Moves a running canary on, to everyone only once it has passed the publish gate against what is live now (RELEASE-26).
 * Throws NotInspected if it hasn't; the canary stays.
 */
export async function steerInspected(storage: ReleaseStorage, app: string, step: CanaryStep) {
  const canary = step.end === 'everyone' && (await pointerOf(storage, app))?.canary;
  if (canary) await inspectedRecord(storage, app, canary.release, `canary -- ${app} check`);
  return steerCanary(storage, app, step);
}
