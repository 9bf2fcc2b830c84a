import { mongo } from 'mongoose';
import { productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import {
  deleteImage,
  fileOfName,
  imageFiles,
  type StoredFile,
  sweepImagePieces,
} from '../../foundation/image-store/index.ts';
import { importRowModel } from './model.ts';

/** How long a picture that no product uses is kept: an edit may be undone, and open pages may still show it. */
const GRACE_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Deletes what is no longer needed: chunks of unfinished files, pictures that no product has used for thirty days
 * with their renditions, renditions without their picture, and duplicates.
 */
export async function sweepImages(deps: Deps): Promise<void> {
  await sweepImagePieces(deps, deps.clock());
  let last = new mongo.ObjectId('0'.repeat(24));
  for (;;) {
    const files = await imageFiles(deps.connection)
      .find({ _id: { $gt: last }, 'metadata.of': { $exists: false } }, { maxTimeMS: 30_000 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    await sweepOriginals(deps, files);
    const end = files.at(-1);
    if (!end || files.length < BATCH) break;
    last = end._id;
  }
  await sweepRenditions(deps);
}

async function sweepOriginals(deps: Deps, files: StoredFile[]): Promise<void> {
  const { connection } = deps;
  const now = deps.clock();
  const shown = await shownOf(deps, files);
  const isShown = ({ filename }: StoredFile) => shown.has(fileOfName(filename));
  const orphaned = (file: StoredFile) => file.metadata?.orphanedAt;
  const ids = (some: StoredFile[]) => ({ _id: { $in: some.map(({ _id }) => _id) } });
  const fresh = files.filter((file) => !isShown(file) && !orphaned(file));
  const back = files.filter((file) => isShown(file) && orphaned(file));
  await imageFiles(connection).updateMany(ids(fresh), { $set: { 'metadata.orphanedAt': now } });
  await imageFiles(connection).updateMany(ids(back), { $unset: { 'metadata.orphanedAt': 1 } });
  for (const file of files) {
    const since = orphaned(file);
    if (!isShown(file) && since && now.getTime() - since.getTime() > GRACE_MS) {
      await deleteImage(deps, file.filename);
    }
  }
}

/** The files that a product shows, or would show again after undoing an import. */
async function shownOf({ connection }: Deps, files: StoredFile[]): Promise<Set<string>> {
  const names = files.map(({ filename }) => fileOfName(filename));
  const [products, rows] = await Promise.all([
    productModel(connection)
      .find({ imageFile: { $in: names } })
      .select('imageFile')
      .maxTimeMS(30_000)
      .lean(),
    importRowModel(connection)
      .find({ 'before.imageFile': { $in: names }, outcome: 'applied' })
      .select('before.imageFile')
      .maxTimeMS(30_000)
      .lean(),
  ]);
  return new Set([
    ...products.map(({ imageFile }) => String(imageFile)),
    ...rows.map(({ before }) => String(before?.imageFile)),
  ]);
}

/** Two processes may have created the same rendition, or one for a picture that was just deleted. */
async function sweepRenditions(deps: Deps): Promise<void> {
  const files = imageFiles(deps.connection);
  const names = files.aggregate<{ _id: string; of: string; ids: mongo.ObjectId[] }>(
    [
      { $match: { 'metadata.of': { $exists: true } } },
      { $sort: { uploadDate: -1 } },
      { $group: { _id: '$filename', of: { $first: '$metadata.of' }, ids: { $push: '$_id' } } },
    ],
    { maxTimeMS: 30_000 },
  );
  for await (const { of, ids } of names) {
    const isOrphan = (await files.countDocuments({ filename: of }, { limit: 1, maxTimeMS: 5_000 })) === 0;
    for (const id of isOrphan ? ids : ids.slice(1)) await deleteImage(deps, id);
  }
}
