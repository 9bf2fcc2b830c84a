import type { Application } from '../applications.ts';
import { goLive, pointerOf, type ReleaseRecord, type Shelf } from '../releases/index.ts';
import { authorIn, recordOf } from './packing.ts';
import { sourcesDigest } from './sources.ts';

/** Builds an application and stores the result. No page sees it yet: the pointer stays where it is. */
export async function storeRelease(
  shelf: Shelf,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord> {
  // A start that finds everything built needn't wait for webpack to load.
  const { build } = await import('../bundling/index.ts');
  // Before the build: a file that is saved while it runs must not count as built.
  const sources = sourcesDigest(application, workspace);
  const made = await build(application, { workspace, edition: sources.slice(0, 8) });
  const record = recordOf(application, made, sources, workspace);
  await shelf.put(record, made.folder);
  return record;
}

/** The stored release of an application's present sources. */
async function builtRelease(
  shelf: Shelf,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord | undefined> {
  const wanted = sourcesDigest(application, workspace);
  const names = await shelf.releasesOf(application.app);
  const records = await Promise.all(names.map((name) => shelf.read(application.app, name)));
  return records.find((record) => record?.sources === wanted);
}

/** The result for one application at a start. */
export type Ensured = { app: string; built: boolean; seconds: number };

/** A release of the present sources, and whether it is to be pointed at. */
type Prepared = { record: ReleaseRecord; points: boolean; done: Ensured };

/** Builds and stores one application unless its present sources are stored already. */
async function prepare(shelf: Shelf, application: Application, workspace: string): Promise<Prepared> {
  const began = performance.now();
  const stored = await builtRelease(shelf, application, workspace);
  const record = stored ?? (await storeRelease(shelf, application, workspace));
  const { app } = application;
  const done = { app, built: !stored, seconds: (performance.now() - began) / 1000 };
  return { record, points: !stored || !(await pointerOf(shelf, app)), done };
}

/** Moves the pointers together, the shell's first: the remotes were built for it. */
async function goLiveTogether(shelf: Shelf, prepared: Prepared[], by: string): Promise<void> {
  const waiting = prepared.filter(({ points }) => points).map(({ record }) => record);
  for (const record of waiting.filter(({ host }) => host)) await goLive(shelf, record, 'release', by);
  const shell = prepared.find(({ record }) => record.host)?.record;
  const live = shell && (await pointerOf(shelf, shell.app))?.current.release;
  for (const record of waiting.filter(({ host }) => !host)) {
    await goLive(shelf, record, 'release', by, live ? [live] : undefined);
  }
}

/**
 * Makes sure that a release of the present sources is stored for each application, and points at those that it builds.
 * Where one is stored already the pointer stays: somebody may have rolled back on purpose. One that does not build
 * does not keep the others from it; all failures are thrown together at the end.
 */
export async function ensureReleases(
  shelf: Shelf,
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
        const one = await prepare(shelf, next, workspace);
        prepared.push(one);
        onDone(one.done);
      } catch (failure) {
        failures.push(failure instanceof Error ? failure.message : String(failure));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await goLiveTogether(shelf, prepared, authorIn(workspace));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
