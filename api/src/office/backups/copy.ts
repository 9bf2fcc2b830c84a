import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BSON, type ClientSession, type Collection, type Filter } from 'mongodb';
import type { Part } from './manifest.ts';

const BATCH = 1_000;

export type Stored = { _id: unknown };

/** A collection's documents as BSON, ordered by id. */
export async function* rawDocuments(
  collection: Collection,
  session?: ClientSession,
  filter: Filter<object> = {},
): AsyncGenerator<Uint8Array> {
  const cursor = collection.find(filter, { raw: true, batchSize: BATCH, session }).sort({ _id: 1 });
  for await (const document of cursor) yield document as unknown as Uint8Array;
}

/** A file of a backup while it is being written. */
export type Copy = { add: (documents: AsyncIterable<Uint8Array>) => Promise<void>; end: () => Promise<Part> };

export async function createCopy(file: string): Promise<Copy> {
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  const part = { documents: 0, bytes: 0 };
  return {
    add: async (documents) => {
      for await (const batch of batches(documents)) {
        const piece = Buffer.concat(batch);
        hash.update(piece);
        part.documents += batch.length;
        part.bytes += piece.length;
        await handle.write(piece);
      }
    },
    end: async () => {
      await handle.close();
      return { ...part, sha256: hash.digest('hex') };
    },
  };
}

/** Batches of documents of a moderate size: GridFS chunks have 255 kB each. */
export async function* batches(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(document);
    bytes += document.length;
    if (batch.length < BATCH && bytes < BATCH * 4_096) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

const LENGTH_BYTES = 4;

/** The documents of a file of a backup. */
export async function* documentsIn(file: string): AsyncGenerator<Uint8Array> {
  const handle: FileHandle = await open(file, 'r');
  try {
    let rest = Buffer.alloc(0);
    for await (const piece of handle.createReadStream({ autoClose: false })) {
      rest = Buffer.concat([rest, piece as Buffer]);
      while (rest.length >= LENGTH_BYTES && rest.length >= rest.readInt32LE()) {
        const length = rest.readInt32LE();
        yield rest.subarray(0, length);
        rest = rest.subarray(length);
      }
    }
  } finally {
    await handle.close();
  }
}

/** A document that preserves every BSON type, such as integer and double. */
export const exact = (document: Uint8Array): Stored =>
  BSON.deserialize(document, { promoteValues: false, promoteBuffers: false }) as Stored;
