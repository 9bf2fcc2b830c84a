import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Bucket } from '../../../shared-domain/src/foundation/bucket/index.ts';
import type { Inspection, PointerMove, ReleaseRecord } from './record.ts';
import { checkedName, inspectionName, type ReleaseStorage, readOnce } from './storage.ts';

const recordFile = 'release.json';

/** How long live releases and the list of applications are cached, in milliseconds. */
const POINTER_AGE = 1000;
const APPLICATIONS_AGE = 60_000;

/** Minimum milliseconds between downloads of a corrupt copy, so that not every page triggers one. */
const COPY_AGE = 10_000;

/** How long a page waits for a newer release, in milliseconds, before it uses the last known one. */
const POINTER_PATIENCE = 2000;

/** Concurrent uploads and downloads. */
const atOnce = 8;

async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const pointersPrefix = 'pointers/';

const moveKey = (app: string, number: number): string =>
  `${pointersPrefix}${checkedName(app)}/${String(number).padStart(6, '0')}.json`;

const inspectionsPrefix = (app: string): string => `inspections/${checkedName(app)}/`;

const namesBelow = (keys: string[], prefix: string): string[] =>
  [...new Set(keys.map((key) => key.slice(prefix.length).split('/')[0] ?? ''))].sort();

/** An object used only to test whether the server honours conditional writes. */
const probe = 'conditions-are-honoured';

/**
 * Throws if the bucket's server silently ignores conditional writes, as some do: two teams could then overwrite each
 * other's releases.
 */
async function insistOnConditions(bucket: Bucket): Promise<void> {
  await bucket.putNew(probe, '');
  if (!(await bucket.putNew(probe, ''))) return;
  throw new Error('The server of this bucket ignores If-None-Match, so releases can’t be kept in it safely.');
}

/**
 * Caches results of `read` by key for `age` milliseconds. `read` gets its last result. During a refresh, others get
 * that as well, and so does everyone while it fails (RELEASE-12).
 */
function remembered<Value>(
  age: number,
  now: () => number,
  read: (key: string, last: Value | undefined) => Promise<Value>,
) {
  const known = new Map<string, { value: Value; at: number }>();
  return {
    async get(key: string): Promise<Value> {
      const last = known.get(key);
      if (last && now() - last.at < age) return last.value;
      if (last) known.set(key, { value: last.value, at: now() });
      const value = await read(key, last?.value).catch((failure) => {
        if (!last) throw failure;
        return last.value;
      });
      known.set(key, { value, at: now() });
      return value;
    },
    forget: (key: string) => known.delete(key),
  };
}

/** The number of an application's latest move: the next one after `known` that isn't there, or by listing them all. */
async function latestMoveIn(bucket: Bucket, app: string, known: number | undefined): Promise<number> {
  if (known !== undefined) {
    const next = await bucket.get(moveKey(app, known + 1), POINTER_PATIENCE);
    return next ? latestMoveIn(bucket, app, known + 1) : known;
  }
  const prefix = `${pointersPrefix}${checkedName(app)}/`;
  const numbers = (await bucket.keys(prefix)).map((key) => Number.parseInt(key.slice(prefix.length), 10));
  return Math.max(0, ...numbers);
}

const jsonOf = (content: Uint8Array) => JSON.parse(new TextDecoder().decode(content));

/** Downloads all files below a prefix into a folder, which exists only once it is whole. */
async function download(bucket: Bucket, prefix: string, incoming: string, target: string): Promise<void> {
  await forEach(await bucket.keys(prefix), async (key) => {
    const file = join(incoming, key.slice(prefix.length));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await bucket.get(key)) ?? '');
  });
  await mkdir(dirname(target), { recursive: true });
  // Another request may have downloaded it meanwhile, with the same content.
  await rename(incoming, target).catch(() => rm(incoming, { recursive: true, force: true }));
}

/** The releases that were downloaded, by their prefixes. */
function copiesOf(bucket: Bucket, cache: string, now: () => number) {
  const downloads = new Map<string, number>();
  return {
    async folderOf(prefix: string): Promise<string> {
      const target = join(cache, prefix);
      if (existsSync(join(target, recordFile))) return target;
      await download(bucket, prefix, join(cache, '.incoming', randomUUID()), target);
      downloads.set(prefix, now());
      return target;
    },
    async discard(prefix: string): Promise<void> {
      const age = now() - (downloads.get(prefix) ?? Number.NEGATIVE_INFINITY);
      if (age >= COPY_AGE) await rm(join(cache, prefix), { recursive: true, force: true });
    },
  };
}

/**
 * Releases in a bucket, under the same names as in a folder. A release exists once its record does, which is written last;
 * a pointer move is written only if its number is free. `cache`: a local folder to which releases are downloaded when first
 * served, and again when a copy isn't what was released.
 */
export function bucketStorage(bucket: Bucket, cache: string, now = Date.now): ReleaseStorage {
  const moves = remembered<number>(POINTER_AGE, now, (app, last) => latestMoveIn(bucket, app, last));
  const applications = remembered<string[]>(APPLICATIONS_AGE, now, async (prefix) =>
    namesBelow(await bucket.keys(prefix), prefix),
  );
  const copies = copiesOf(bucket, cache, now);
  const prefixOf = (app: string, release: string) => `${checkedName(app)}/${checkedName(release)}/`;

  return {
    async put(record, folder, replaced = false) {
      const prefix = prefixOf(record.app, record.release);
      if (!replaced && (await bucket.get(`${prefix}${recordFile}`))) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && entry.name !== recordFile)
        .map((entry) => join(entry.parentPath, entry.name));
      await forEach(files, async (file) =>
        bucket.put(`${prefix}${relative(folder, file).split(sep).join('/')}`, await readFile(file)),
      );
      const text = JSON.stringify(record, null, 2);
      await (replaced ? bucket.put : bucket.putNew)(`${prefix}${recordFile}`, text);
    },

    async read(app, release): Promise<ReleaseRecord | undefined> {
      const text = await bucket.get(`${prefixOf(app, release)}${recordFile}`);
      return text && jsonOf(text);
    },

    async remove(app, release) {
      const prefix = prefixOf(app, release);
      // The record is deleted first: an interrupted removal leaves only files, not a release.
      await bucket.remove(`${prefix}${recordFile}`);
      await forEach(await bucket.keys(prefix), (key) => bucket.remove(key));
      await rm(join(cache, prefix), { recursive: true, force: true });
    },

    async releasesOf(app) {
      const prefix = `${checkedName(app)}/`;
      const keys = await bucket.keys(prefix);
      return namesBelow(
        keys.filter((key) => key.endsWith(`/${recordFile}`)),
        prefix,
      );
    },

    async applications() {
      const names = await applications.get(pointersPrefix);
      // Before the first release, wait for the result.
      if (names.length === 0) applications.forget(pointersPrefix);
      return names;
    },

    folderOf: (app, release) => copies.folderOf(prefixOf(app, release)),
    discardCopy: (app, release) => copies.discard(prefixOf(app, release)),

    latestMove: (app) => moves.get(app),

    readMove: readOnce(async (app, number): Promise<PointerMove> => {
      const text = await bucket.get(moveKey(app, number));
      if (!text) throw new Error(`The bucket has no step ${number} of ${app}.`);
      return jsonOf(text);
    }),

    async claimMove(app, move) {
      moves.forget(app);
      applications.forget(pointersPrefix);
      await insistOnConditions(bucket);
      return bucket.putNew(moveKey(app, move.number), JSON.stringify(move, null, 2));
    },

    async noteInspection(app, inspection) {
      const key = `${inspectionsPrefix(app)}${inspectionName(inspection)}`;
      await bucket.put(key, JSON.stringify(inspection, null, 2));
    },

    async inspectionsOf(app) {
      const keys = (await bucket.keys(inspectionsPrefix(app))).sort();
      const texts = await Promise.all(keys.map((key) => bucket.get(key)));
      return texts.filter((text) => !!text).map((text): Inspection => jsonOf(text));
    },
  };
}
