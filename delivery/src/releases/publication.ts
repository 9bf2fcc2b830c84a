import type { Application } from '../applications.ts';
import { authorIn, recordOf } from './packing.ts';
import { movePointer, pointerOf } from './pointers.ts';
import type { ReleaseRecord } from './record.ts';
import type { Shelf } from './shelf.ts';
import { sourcesDigest } from './sources.ts';

/** Builds an application and stores the result. No page sees it yet: the pointer stays where it is. */
export async function storeRelease(
  shelf: Shelf,
  application: Application,
  workspace: string,
): Promise<ReleaseRecord> {
  // The gateway reads releases too, and must neither wait for webpack nor need it installed.
  const { build } = await import('../bundling/index.ts');
  // Before the build: a file that is saved while it runs must not count as built.
  const sources = sourcesDigest(application, workspace);
  const made = await build(application, { workspace });
  const record = recordOf(application, made, sources, workspace);
  await shelf.put(record, made.folder);
  return record;
}

/** Points an application at one of its stored releases; says nothing new when it runs already. */
export async function goLive(
  shelf: Shelf,
  { app, release }: Pick<ReleaseRecord, 'app' | 'release'>,
  kind: 'release' | 'promote',
  by: string,
): Promise<'moved' | 'ran already'> {
  const pointer = await pointerOf(shelf, app);
  if (pointer?.current.release === release) return 'ran already';
  await movePointer(shelf, app, pointer?.current.number ?? 0, { release, kind, by });
  return 'moved';
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

/**
 * Makes sure that a release of the present sources is stored for each application, and points at those that it builds.
 * Where one is stored already the pointer stays: somebody may have rolled back on purpose.
 */
export async function ensureReleases(
  shelf: Shelf,
  applications: Application[],
  workspace: string,
  onDone: (done: Ensured) => void,
  atOnce = 2,
): Promise<void> {
  const waiting = [...applications];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const built = !(await isBuilt(shelf, next, workspace));
      const began = performance.now();
      if (built) {
        const record = await storeRelease(shelf, next, workspace);
        await goLive(shelf, record, 'release', authorIn(workspace));
      }
      onDone({ app: next.app, built, seconds: (performance.now() - began) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
