import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';

const BUCKET = 'prodimg';

/** A stored image file. */
export type StoredImage = { id: mongo.ObjectId; name: string; type: string; bytes: number };

const bucketOf = (connection: Connection) => {
  if (!connection.db) throw new Error('the database is not connected');
  return new mongo.GridFSBucket(connection.db, { bucketName: BUCKET });
};

/** Where a product's uploaded file lies in the bucket (decisions.md "Product images"). */
export const storedName = (file: string): string => `products/${file}`;

/**
 * Streams a file from the disk into the bucket. Where that breaks off, the pieces that were written are taken away.
 * A rendition says whose it is and how it was asked for.
 */
export async function storeImage(
  connection: Connection,
  name: string,
  source: string | Readable,
  metadata: { type: string; of?: string; rendition?: string },
): Promise<void> {
  const upload = bucketOf(connection).openUploadStream(name, { metadata });
  try {
    await pipeline(typeof source === 'string' ? createReadStream(source) : source, upload);
  } catch (cause) {
    await upload.abort().catch(() => undefined);
    throw cause;
  }
}

/** The newest file of this name, undefined where there is none. */
export async function findImage(connection: Connection, name: string): Promise<StoredImage | undefined> {
  const [file] = await bucketOf(connection)
    .find({ filename: name }, { maxTimeMS: 5_000 })
    .sort({ uploadDate: -1 })
    .limit(1)
    .toArray();
  if (!file) return undefined;
  return { id: file._id, name, type: String(file.metadata?.type ?? ''), bytes: file.length };
}

export function readImage(connection: Connection, image: StoredImage): Readable {
  return bucketOf(connection).openDownloadStream(image.id);
}

/** Takes away pieces of files that were never finished: a process that was killed could not do it itself. */
export async function sweepImagePieces(connection: Connection, now: Date): Promise<void> {
  const { db } = connection;
  if (!db) return;
  const chunks = db.collection(`${BUCKET}.chunks`);
  const known = db.collection(`${BUCKET}.files`);
  const hourAgo = mongo.ObjectId.createFromTime(Math.floor(now.getTime() / 1000) - 3600);
  const ids = await chunks.distinct('files_id', { files_id: { $lt: hourAgo }, n: 0 }, { maxTimeMS: 30_000 });
  for (const id of ids) {
    if ((await known.countDocuments({ _id: id }, { maxTimeMS: 5_000 })) === 0) {
      await chunks.deleteMany({ files_id: id }, { maxTimeMS: 30_000 });
    }
  }
}
