import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { type Copy, createCopy, rawDocuments } from './copy.ts';
import { fileOf, MANIFEST, type Manifest, type Part } from './manifest.ts';
import { atOneMoment, consistencyOf } from './one-moment.ts';

/** Not backed up: ended sessions and used links must not become valid again; rates and restore marks are momentary. */
const LEFT_OUT = ['sessions', 'sign_in_tokens', 'rate_limits', 'restores'];

/** GridFS chunks: immutable, and by far the largest part. */
const PIECES = 'prodimg.chunks';

/**
 * Writes every collection, as of one moment, into a new folder of `target`. The folder gets its name only once it is
 * complete and flushed to disk. Orders continue meanwhile (ADR 004).
 */
export async function writeBackup(
  { client, uri }: { client: MongoClient; uri: string },
  target: string,
  at: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = path.join(target, at.toISOString().replaceAll(/[:.]/g, '-'));
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const copied = await copyAll(client, uri, partial);
    for (const name of Object.keys(copied.collections)) await synced(fileOf(partial, name));
    const manifest: Manifest = { format: 1, at: at.toISOString(), ...copied };
    await writeFile(path.join(partial, MANIFEST), JSON.stringify(manifest, null, 2), {
      mode: 0o600,
      flush: true,
    });
    await rename(partial, folder);
    await synced(target);
    return { folder, manifest };
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    throw cause;
  }
}

async function copyAll(
  client: MongoClient,
  uri: string,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'at'>> {
  const db = client.db();
  const names = await collectionsOf(db);
  const consistency = await consistencyOf(client);
  const pieces = await createCopy(fileOf(folder, PIECES));
  const early = await copyPieces(db.collection(PIECES), pieces);
  const copied = await atOneMoment(client, uri, async (session) => {
    const begun = performance.now();
    const collections: Record<string, Part> = {};
    for (const name of names) {
      const copy = await createCopy(fileOf(folder, name));
      await copy.add(rawDocuments(db.collection(name), session));
      collections[name] = await copy.end();
    }
    await copyPieces(db.collection(PIECES), pieces, early, session);
    return { collections, waitedMs: consistency === 'lock' ? Math.round(performance.now() - begun) : 0 };
  });
  copied.collections[PIECES] = await pieces.end();
  return { consistency, ...copied };
}

async function collectionsOf(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all
    .map(({ name }) => name)
    .filter((name) => ![...LEFT_OUT, PIECES].includes(name) && !name.startsWith('system.'))
    .sort();
}

/**
 * Copies the chunks that aren't among `known`; returns all ids. Done once before the snapshot, so that few are left for it.
 * Chunks deleted in between stay in the backup without their picture; the image sweep deletes those.
 */
async function copyPieces(
  collection: Collection,
  copy: Copy,
  known: ReadonlySet<string> = new Set(),
  session?: ClientSession,
): Promise<Set<string>> {
  const ids = await collection
    .find({}, { projection: { _id: 1 }, session })
    .sort({ _id: 1 })
    .toArray();
  const added = ids.map(({ _id }) => _id).filter((id) => !known.has(String(id)));
  await copy.add(rawDocuments(collection, session, { _id: { $in: added } }));
  return new Set(ids.map(({ _id }) => String(_id)));
}

/** Flushes a file, or a folder's entries, to disk. */
async function synced(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
