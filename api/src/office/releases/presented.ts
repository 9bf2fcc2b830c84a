import type { ReleaseState, ReleasesJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { presentCanary } from './canaries.ts';
import { changesLive, liveBefore, type RunningApp } from './registry.ts';
import { reportedOf } from './reported.ts';

/** With this many error reports since its release an app is a suspect. */
const SUSPECT_ERRORS = 5;

/** The number of an app's latest events shown. */
const MAX_EVENTS = 8;

/** Live releases as staff see them, by the app's name. */
export async function presentReleases(deps: Deps, running: RunningApp[]): Promise<ReleasesJson> {
  const releases = await Promise.all(running.map((app) => stateOf(deps, app)));
  return { releases: releases.sort((one, other) => one.app.localeCompare(other.app)) };
}

async function stateOf(deps: Deps, running: RunningApp): Promise<ReleaseState> {
  const { app, release, version, basePath, since, by, commit, pipeline, lockFile, signedBy, candidate } =
    running;
  const canary = await presentCanary(deps, running);
  const { errors, hours, failures } = await reportedOf(deps, { app, release, since: new Date(since) });
  return {
    app,
    version,
    release,
    ...(basePath === undefined ? {} : { basePath }),
    since,
    ...(by ? { by } : {}),
    ...(commit ? { commit } : {}),
    ...(pipeline ? { pipeline } : {}),
    ...(lockFile ? { lockFile } : {}),
    ...(signedBy ? { signedBy } : {}),
    errors,
    hours,
    failures,
    suspect: errors >= SUSPECT_ERRORS,
    previous: rollbackTargets(running).map((other) => ({
      release: other.release,
      version: other.version,
      at: other.builtAt,
    })),
    ...(candidate ? { candidate } : {}),
    ...(canary ? { canary } : {}),
    moves: movesOf(running),
    refusals: running.refusals.slice(0, MAX_EVENTS),
  };
}

/**
 * What an app can be rolled back to: releases that were live (a candidate goes through the publish gate), the latest
 * first.
 */
export function rollbackTargets({ release, previous, stored, moves }: RunningApp): RunningApp['stored'] {
  const ran = new Set(moves.filter(changesLive).map((move) => move.release));
  const back = stored.filter((other) => other.release !== release && ran.has(other.release));
  const isLast = (other: { release: string }) => Number(other.release === previous);
  return back.sort((one, other) => isLast(other) - isLast(one));
}

function movesOf({ moves }: RunningApp): ReleaseState['moves'] {
  return moves.slice(0, MAX_EVENTS).map(({ number: _, staffFirst: __, ...move }, place) => {
    const before = liveBefore(moves, place);
    return { ...move, ...(before ? { before } : {}) };
  });
}
