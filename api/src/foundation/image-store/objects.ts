import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { mongo } from 'mongoose';
import type { Bucket } from 'shared-domain/bucket';

const FOLDER = 'pictures/';
/** How long a picture may take to be read, in milliseconds. */
const READ_MS = 30_000;

const keyOf = (id: mongo.ObjectId): string => `${FOLDER}${id.toHexString()}`;

/** Stores the bytes of a picture in the bucket; returns what its document says of them. */
export async function storeObject(
  bucket: Bucket,
  content: Readable,
): Promise<{ _id: mongo.ObjectId; length: number }> {
  const bytes = await buffer(content);
  const _id = new mongo.ObjectId();
  await bucket.put(keyOf(_id), new Uint8Array(bytes));
  return { _id, length: bytes.length };
}

/** @throws an Error if the bucket doesn't have it or isn't configured any more */
export async function readObject(bucket: Bucket | undefined, id: mongo.ObjectId): Promise<Readable> {
  const content = await bucket?.stream(keyOf(id), AbortSignal.timeout(READ_MS));
  if (!content) throw new Error(`the bucket has no picture ${id.toHexString()}`);
  return Readable.fromWeb(content as ReadableStream);
}

export const removeObject = async (bucket: Bucket | undefined, id: mongo.ObjectId): Promise<void> =>
  bucket?.remove(keyOf(id));

/** Removes the objects made before `until` of which there is no file. */
export async function sweepObjects(
  bucket: Bucket,
  until: mongo.ObjectId,
  isFile: (id: mongo.ObjectId) => Promise<boolean>,
): Promise<void> {
  for (const key of await bucket.keys(FOLDER)) {
    const hex = key.slice(FOLDER.length);
    if (!mongo.ObjectId.isValid(hex) || hex >= until.toHexString()) continue;
    if (!(await isFile(new mongo.ObjectId(hex)))) await bucket.remove(key);
  }
}
