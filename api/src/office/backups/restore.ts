import type { Collection, Db, MongoClient } from 'mongodb';
import { batches, documentsIn, exact, type Stored } from './copy.ts';
import { fileOf, type Manifest, verifiedManifest } from './manifest.ts';

/** Holds a document while a restore is unfinished: the API doesn't start on half of the data. */
const MARK = 'restores';

/** Browsers may have cached answers of later revisions than the backup's, so the numbers continue far beyond those. */
const REVISION_STEP = 1_000_000;

/**
 * Restores a backup into an empty database, or continues a killed restore, and compares every
 * document with the backup.
 * @throws if the backup is damaged or the database has other data, without changing anything
 */
export async function restoreBackup(client: MongoClient, folder: string): Promise<Manifest> {
  const manifest = await verifiedManifest(folder);
  const db = client.db();
  await claim(db);
  for (const [name, { documents }] of Object.entries(manifest.collections)) {
    const collection = db.collection(name);
    await fill(collection, fileOf(folder, name));
    await compare(collection, fileOf(folder, name), documents);
  }
  await db
    .collection('revisions')
    .updateMany({}, { $inc: { number: REVISION_STEP }, $unset: { changes: 1 } });
  await db.collection(MARK).deleteMany({});
  return manifest;
}

/** @throws if a restore into this database wasn't finished */
export async function refuseHalfRestored(db: Db | undefined): Promise<void> {
  if (await db?.collection(MARK).findOne({}, { maxTimeMS: 5_000 })) {
    throw new Error('A restore into this database was not finished: run it again before the API starts.');
  }
}

async function claim(db: Db): Promise<void> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const isUnfinished = names.includes(MARK) && (await db.collection(MARK).countDocuments()) > 0;
  for (const name of names) {
    if (isUnfinished && name !== MARK) await db.dropCollection(name);
    else if (!isUnfinished && (await db.collection(name).countDocuments({}, { limit: 1 })) > 0) {
      throw new Error(`The database already contains data (${name}). Restore into an empty one.`);
    }
  }
  await db
    .collection<{ _id: string }>(MARK)
    .updateOne(
      { _id: 'unfinished' },
      { $set: { at: new Date() } },
      { upsert: true, writeConcern: { w: 'majority', j: true } },
    );
}

async function fill(collection: Collection, file: string): Promise<void> {
  for await (const batch of batches(documentsIn(file))) {
    await collection.insertMany(batch.map(exact) as object[], { writeConcern: { w: 'majority', j: true } });
  }
}

/** Compares every document of the file with the database's, byte by byte. */
async function compare(collection: Collection, file: string, documents: number): Promise<void> {
  let found = 0;
  for await (const batch of batches(documentsIn(file))) {
    const wanted = new Map(batch.map((document) => [String(exact(document)._id), document]));
    const ids = batch.map((document) => exact(document)._id);
    const stored = collection.find({ _id: { $in: ids } } as object, { raw: true });
    for await (const raw of stored) {
      const document = raw as unknown as Uint8Array;
      const original = wanted.get(String((exact(document) as Stored)._id));
      if (original && Buffer.compare(original, document) === 0) found += 1;
    }
  }
  const count = await collection.countDocuments();
  if (found !== documents || count !== documents) {
    throw new Error(
      `${collection.collectionName}: ${found} of ${documents} documents are as in the backup, ${count} are there.`,
    );
  }
}
