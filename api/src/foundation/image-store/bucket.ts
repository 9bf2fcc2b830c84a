import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';

const BUCKET = 'prodimg';
const FOLDER = 'products/';

/** A stored image file. */
export type StoredImage = { id: mongo.ObjectId; name: string; type: string; bytes: number };

const bucketOf = (connection: Connection) => {
  if (!connection.db) throw new Error('the database is not connected');
  return new mongo.GridFSBucket(connection.db, { bucketName: BUCKET });
};

/** A GridFS file document. `of` names the picture that it is a rendition of. */
export type StoredFile = {
  _id: mongo.ObjectId;
  filename: string;
  metadata?: { of?: string; orphanedAt?: Date };
};

/** The bucket's collection of files. */
export const imageFiles = (connection: Connection) =>
  connection.collection<StoredFile>(`${BUCKET}.files`) as unknown as mongo.Collection<StoredFile>;

/** Name of a product's uploaded file in the bucket (PRODUCT-13). */
export const storedName = (file: string): string => `${FOLDER}${file}`;

/** The file's own name, without the bucket's folder. */
export const fileOfName = (name: string): string => name.slice(FOLDER.length);

/**
 * Streams a file from the disk into the bucket. If that fails, the chunks written so far are deleted. A rendition
 * records its picture and parameters.
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

/** Deletes a picture with all its renditions, or one file by its id. */
export async function deleteImage(connection: Connection, which: string | mongo.ObjectId): Promise<void> {
  const filter =
    typeof which === 'string' ? { $or: [{ filename: which }, { 'metadata.of': which }] } : { _id: which };
  const found = await imageFiles(connection).find(filter, { maxTimeMS: 5_000 }).toArray();
  // Another process may have deleted it first.
  for (const { _id } of found) await bucketOf(connection).delete(_id).catch(unlessGone);
}

function unlessGone(cause: unknown): void {
  if (!(cause instanceof mongo.MongoRuntimeError)) throw cause;
}

/** The indexes for the sweep and for reading renditions, beside GridFS's own. */
export async function imageIndexes(connection: Connection): Promise<void> {
  await imageFiles(connection).createIndex({ 'metadata.of': 1 }, { sparse: true });
}

/** Deletes chunks of unfinished files, left by killed processes. */
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
