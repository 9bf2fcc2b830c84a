import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import type { Bucket } from 'shared-domain/bucket';
import { readObject, removeObject, storeObject, sweepObjects } from './objects.ts';

const BUCKET = 'prodimg';
const FOLDER = 'products/';

/**
 * Where pictures are: their list is in the database, their bytes beside it in GridFS or in a bucket. Each file says where its
 * own are, so that a shop may begin to use a bucket, or stop.
 */
export type ImagePlaces = { connection: Connection; imageBucket?: Bucket | undefined };

/** A stored image file. */
export type StoredImage = {
  id: mongo.ObjectId;
  name: string;
  type: string;
  bytes: number;
  inBucket: boolean;
};

const bucketOf = (connection: Connection) => {
  if (!connection.db) throw new Error('the database is not connected');
  return new mongo.GridFSBucket(connection.db, { bucketName: BUCKET });
};

/** A GridFS file document. `of` names the picture that it is a rendition of. */
export type StoredFile = {
  _id: mongo.ObjectId;
  filename: string;
  length?: number;
  uploadDate?: Date;
  metadata?: { type?: string; of?: string; rendition?: string; inBucket?: boolean; orphanedAt?: Date };
};

/** The bucket's collection of files. */
export const imageFiles = (connection: Connection) =>
  connection.collection<StoredFile>(`${BUCKET}.files`) as unknown as mongo.Collection<StoredFile>;

/** Name of a product's uploaded file in the bucket (PRODUCT-13). */
export const storedName = (file: string): string => `${FOLDER}${file}`;

/** The file's own name, without the bucket's folder. */
export const fileOfName = (name: string): string => name.slice(FOLDER.length);

/**
 * Stores a file from the disk, or a stream. If that fails, what was written so far is deleted. A rendition records its picture
 * and parameters.
 */
export async function storeImage(
  { connection, imageBucket }: ImagePlaces,
  name: string,
  source: string | Readable,
  metadata: { type: string; of?: string; rendition?: string },
): Promise<void> {
  const content = typeof source === 'string' ? createReadStream(source) : source;
  if (imageBucket) {
    const stored = await storeObject(imageBucket, content);
    const file = { filename: name, uploadDate: new Date(), metadata: { ...metadata, inBucket: true } };
    await imageFiles(connection).insertOne({ ...stored, ...file });
    return;
  }
  const upload = bucketOf(connection).openUploadStream(name, { metadata });
  try {
    await pipeline(content, upload);
  } catch (cause) {
    await upload.abort().catch(() => undefined);
    throw cause;
  }
}

/** The newest file of this name, undefined where there is none. */
export async function findImage({ connection }: ImagePlaces, name: string): Promise<StoredImage | undefined> {
  const [file] = await bucketOf(connection)
    .find({ filename: name }, { maxTimeMS: 5_000 })
    .sort({ uploadDate: -1 })
    .limit(1)
    .toArray();
  if (!file) return undefined;
  const { type = '', inBucket = false } = file.metadata ?? {};
  return { id: file._id, name, type: String(type), bytes: file.length, inBucket };
}

export async function readImage(
  { connection, imageBucket }: ImagePlaces,
  { id, inBucket }: StoredImage,
): Promise<Readable> {
  return inBucket ? readObject(imageBucket, id) : bucketOf(connection).openDownloadStream(id);
}

/** Deletes a picture with all its renditions, or one file by its id. */
export async function deleteImage(
  { connection, imageBucket }: ImagePlaces,
  which: string | mongo.ObjectId,
): Promise<void> {
  const filter =
    typeof which === 'string' ? { $or: [{ filename: which }, { 'metadata.of': which }] } : { _id: which };
  const found = await imageFiles(connection).find(filter, { maxTimeMS: 5_000 }).toArray();
  for (const { _id, metadata } of found) {
    if (metadata?.inBucket) {
      await imageFiles(connection).deleteOne({ _id });
      await removeObject(imageBucket, _id);
    }
    // Another process may have deleted it first.
    else await bucketOf(connection).delete(_id).catch(unlessGone);
  }
}

function unlessGone(cause: unknown): void {
  if (!(cause instanceof mongo.MongoRuntimeError)) throw cause;
}

/** The indexes for the sweep and for reading renditions, beside GridFS's own. */
export async function imageIndexes(connection: Connection): Promise<void> {
  await imageFiles(connection).createIndex({ 'metadata.of': 1 }, { sparse: true });
}

/** Deletes chunks and objects of unfinished files, left by killed processes. */
export async function sweepImagePieces({ connection, imageBucket }: ImagePlaces, now: Date): Promise<void> {
  const { db } = connection;
  if (!db) return;
  const chunks = db.collection(`${BUCKET}.chunks`);
  const known = db.collection(`${BUCKET}.files`);
  const hourAgo = mongo.ObjectId.createFromTime(Math.floor(now.getTime() / 1000) - 3600);
  const isFile = async (id: mongo.ObjectId) =>
    (await known.countDocuments({ _id: id }, { maxTimeMS: 5_000 })) > 0;
  const ids = await chunks.distinct('files_id', { files_id: { $lt: hourAgo }, n: 0 }, { maxTimeMS: 30_000 });
  for (const id of ids) {
    if (!(await isFile(id))) await chunks.deleteMany({ files_id: id }, { maxTimeMS: 30_000 });
  }
  if (imageBucket) await sweepObjects(imageBucket, hourAgo, isFile);
}
