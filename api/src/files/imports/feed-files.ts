import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Task } from '../../foundation/background/index.ts';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { Problem } from '../../requests/problems/index.ts';
import { type FeedFile, feedSources } from './feed-sources.ts';
import { deleteRows, importModel, NO_COUNTS } from './model.ts';
import { parseImport } from './parse.ts';
import { INTERRUPTED } from './worker.ts';

const EVERY_MS = 60_000;
const STAFF = { email: 'feed', devMode: false, role: 'office' } as const;

/** Reads what other systems put into the folder or the bucket of feeds (FEED-3); nothing without one. */
export function feedTask(deps: Deps): Task[] {
  if (feedSources(deps.configuration).length === 0) return [];
  return [{ name: 'feeds', everyMs: EVERY_MS, run: (signal) => readFeeds(deps, signal) }];
}

/** Reads each file of each source once. One that can't be read is moved to `refused` and listed in the history of files. */
export async function readFeeds(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (const source of feedSources(deps.configuration)) {
    for (const file of await source(deps.clock())) {
      if (signal?.aborted) return;
      await readFeed(deps, file);
    }
  }
}

async function readFeed(deps: Deps, file: FeedFile): Promise<void> {
  const id = createHash('sha256').update(`${file.name} ${file.version}`).digest('hex').slice(0, 32);
  const imports = importModel(deps.connection);
  // A process that was killed while it read the file leaves this; the file is still there.
  const begun = await imports.deleteOne({ _id: id, state: 'failed', failure: INTERRUPTED });
  if (begun.deletedCount > 0) await deleteRows(deps.connection, id);
  const known = await imports.findById(id, { state: 1 }).lean();
  if (known?.state === 'parsing') return;
  if (known) return file.putAway(known.state === 'failed' ? 'refused' : 'done');
  const content = await file.read();
  if (!content) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  try {
    const copy = path.join(folder, 'file');
    await writeFile(copy, content);
    await parseImport(deps, STAFF, { kind: 'inventory', path: copy, fileName: file.name, feed: { id } });
    await file.putAway('done');
  } catch (cause) {
    // Another process reads it.
    if (isDuplicate(cause)) return;
    if (!(cause instanceof Problem)) throw cause;
    await recordRefused(deps, id, file, cause.message);
    await file.putAway('refused');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that is no list leaves no review; staff see in the history that it was refused. */
async function recordRefused(deps: Deps, id: string, { name }: FeedFile, failure: string): Promise<void> {
  const failed = { state: 'failed' as const, failure, feed: 'waiting' as const };
  const startedAt = deps.clock();
  const first = {
    kind: 'inventory' as const,
    fileName: name,
    startedAt,
    startedBy: STAFF.email,
    rowsRead: 0,
    counts: NO_COUNTS,
    attempts: 0,
  };
  await importModel(deps.connection).updateOne(
    { _id: id },
    { $set: failed, $setOnInsert: first },
    { upsert: true },
  );
}
