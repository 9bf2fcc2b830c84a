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
  // A start that finds everything built need not wait for webpack to load.
  const { build } = await import('../bundling/index.ts');
  // Before the build: a file that is saved while it runs must not count as built.
  const sources = sourcesDigest(application, workspace);
  const made = await build(application, { workspace, edition: sources.slice(0, 8) });
  const record = recordOf(application, made, sources, workspace);
  await shelf.put(record, made.folder);
  return record;
}

async function isBuilt(shelf: Shelf, application: Application, workspace: string): Promise<boolean> {
  if (!(await pointerOf(shelf, application.app))) return false;
  const wanted = sourcesDigest(application, workspace);
  const names = await shelf.releasesOf(application.app);
  const records = await Promise.all(names.map((name) => shelf.read(application.app, name)));
  return records.some((record) => record?.sources === wanted);
}

/** What became of one application at a start. */
export type Ensured = { app: string; built: boolean; seconds: number };

/** Builds and points at one application unless its present sources are stored already. */
async function ensureRelease(shelf: Shelf, application: Application, workspace: string): Promise<Ensured> {
  const began = performance.now();
  const built = !(await isBuilt(shelf, application, workspace));
  if (built) {
    const record = await storeRelease(shelf, application, workspace);
    await goLive(shelf, record, 'release', authorIn(workspace));
  }
  return { app: application.app, built, seconds: (performance.now() - began) / 1000 };
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
  const failures: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        onDone(await ensureRelease(shelf, next, workspace));
      } catch (failure) {
        failures.push(failure instanceof Error ? failure.message : String(failure));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
