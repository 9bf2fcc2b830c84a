import { movesOf, pointerOfMoves, standingReleases } from './pointers.ts';
import type { PointerMove } from './record.ts';
import type { ReleaseStorage } from './storage.ts';

const DAY = 86_400_000;

/** How many days a page may stay open. */
const OPEN_DAYS = 7;

/** The number of days for which a release that never went live stays, if nothing else is set. */
export const CANDIDATE_DAYS = 30;

/**
 * What is live and the release before it, and the releases that a page opened in the last seven days may be made of: what
 * was live then, the release before it, and canaries. Moves are oldest first; `now` in milliseconds.
 */
export function releasesOnPages(moves: PointerMove[], now: number): Set<string> {
  const since = now - OPEN_DAYS * DAY;
  const states = moves.flatMap((_move, place) => {
    const until = moves[place + 1]?.at;
    if (until && Date.parse(until) < since) return [];
    const { current, previous, canary } = pointerOfMoves(moves.slice(0, place + 1)) ?? {};
    return [current?.release, previous, canary?.release];
  });
  return new Set(
    [...standingReleases(moves).slice(-2), ...states].filter((release) => release !== undefined),
  );
}

/**
 * The releases of an application that no page needs and that are older than `days` (RELEASE-21). Those
 * whose record doesn't count aren't touched.
 */
export async function removableOf(
  storage: ReleaseStorage,
  app: string,
  candidateDays: number,
  now: number,
): Promise<string[]> {
  const moves = await movesOf(storage, app);
  const needed = releasesOnPages(moves, now);
  const ran = new Set(moves.map(({ release }) => release));
  const names = (await storage.releasesOf(app)).filter((name) => !needed.has(name));
  const records = (await Promise.all(names.map((name) => storage.read(app, name)))).filter((each) => !!each);
  const isWaiting = (builtAt: string) => Date.parse(builtAt) >= now - candidateDays * DAY;
  return records
    .filter(({ release, builtAt }) => ran.has(release) || !isWaiting(builtAt))
    .map(({ release }) => release);
}

/** Removes what `removableOf` finds of every application that has a pointer. Returns `<app> <release>` of each. */
export async function pruneReleases(
  storage: ReleaseStorage,
  { candidateDays = CANDIDATE_DAYS, isTrial = false, now = Date.now() } = {},
): Promise<string[]> {
  const removed: string[] = [];
  for (const app of await storage.applications()) {
    for (const release of await removableOf(storage, app, candidateDays, now)) {
      if (!isTrial) await storage.remove(app, release);
      removed.push(`${app} ${release}`);
    }
  }
  return removed;
}
