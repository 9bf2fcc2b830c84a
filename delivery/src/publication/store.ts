import type { Application } from '../applications.ts';
import {
  goLive,
  pointerOf,
  type ReleaseRecord,
  type ReleaseStorage,
  steerCanary,
} from '../releases/index.ts';
import { authorIn, recordOf } from './packing.ts';
import { sourcesDigest, takenDigest } from './sources.ts';

/** Builds an application and stores the result. No page sees it yet: the pointer stays where it is. */
export async function storeRelease(
  storage: ReleaseStorage,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord> {
  // Loaded lazily: a start with nothing to build shouldn't wait for webpack.
  const { buildApplication } = await import('../bundling/index.ts');
  // Taken before the build: a file saved while it runs must not count as built.
  const sources = sourcesDigest(application, workspace);
  const made = await buildApplication(application, { workspace, edition: sources.slice(0, 8) });
  const record = recordOf(application, made, sources, workspace);
  await storage.put(record, made.folder);
  return record;
}

/** Stores what a remote's own webpack has built (docs/shipping-a-remote.md), like `storeRelease`. */
export async function storeTaken(
  storage: ReleaseStorage,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord> {
  const { takeBuild } = await import('../bundling/index.ts');
  const made = await takeBuild(application);
  const record = recordOf(application, made, takenDigest(made.folder), workspace);
  await storage.put(record, made.folder);
  return record;
}

/** The stored release of an application's current sources. */
async function builtRelease(
  storage: ReleaseStorage,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord | undefined> {
  const wanted = sourcesDigest(application, workspace);
  const names = await storage.releasesOf(application.app);
  const records = await Promise.all(names.map((name) => storage.read(application.app, name)));
  return records.find((record) => record?.sources === wanted);
}

/** The result for one application at a start. */
export type Ensured = { app: string; built: boolean; seconds: number };

/** A release of the current sources, and whether to make it live. */
type Prepared = { record: ReleaseRecord; points: boolean; done: Ensured };

const AT_START = 'The site was started with its sources.';

/** Whether a release that is already stored goes live: if nothing is, or a start made another one live. */
async function followsSources(storage: ReleaseStorage, { app, release }: ReleaseRecord): Promise<boolean> {
  const latest = await storage.latestMove(app);
  if (latest === 0) return true;
  const last = await storage.readMove(app, latest);
  return last.reason === AT_START && last.release !== release;
}

/** Builds and stores one application unless its current sources are already stored. */
async function prepare(
  storage: ReleaseStorage,
  application: Application,
  workspace: string,
): Promise<Prepared> {
  const began = performance.now();
  const stored = await builtRelease(storage, application, workspace);
  const record = stored ?? (await storeRelease(storage, application, workspace));
  const { app } = application;
  const done = { app, built: !stored, seconds: (performance.now() - began) / 1000 };
  return { record, points: !stored || (await followsSources(storage, stored)), done };
}

/**
 * Moves all pointers, the shell's first, because the remotes were built for it. A canary of earlier sources steps back:
 * someone who starts the site after a change wants to see that change.
 */
async function goLiveTogether(storage: ReleaseStorage, prepared: Prepared[], by: string): Promise<void> {
  const waiting = prepared.filter(({ points }) => points).map(({ record }) => record);
  for (const { app, release } of waiting) {
    const reason = `The site was started with other sources, which are live as ${release}.`;
    if ((await pointerOf(storage, app))?.canary) await steerCanary(storage, app, { by, end: 'back', reason });
  }
  for (const record of waiting.filter(({ host }) => host)) {
    await goLive(storage, record, 'release', by, { reason: AT_START });
  }
  const shell = prepared.find(({ record }) => record.host)?.record;
  const live = shell && (await pointerOf(storage, shell.app))?.current.release;
  for (const record of waiting.filter(({ host }) => !host)) {
    await goLive(storage, record, 'release', by, { fits: live ? [live] : undefined, reason: AT_START });
  }
}

/**
 * Ensures that each application's current sources have a stored release, and makes it live. If it was already stored, as after
 * a change was undone, what someone has made live since (released, promoted, rolled back) stays. A failed build
 * doesn't stop the others; all failures are thrown together at the end.
 */
export async function ensureReleases(
  storage: ReleaseStorage,
  applications: Application[],
  workspace: string,
  onDone: (done: Ensured) => void,
  atOnce = 2,
): Promise<void> {
  const waiting = [...applications];
  const prepared: Prepared[] = [];
  const failures: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const one = await prepare(storage, next, workspace);
        prepared.push(one);
        onDone(one.done);
      } catch (failure) {
        failures.push(failure instanceof Error ? failure.message : String(failure));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await goLiveTogether(storage, prepared, authorIn(workspace));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
