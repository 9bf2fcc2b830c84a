import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Deps } from '../../foundation/dependencies.ts';
import {
  bestFormat,
  deleteImage,
  findImage,
  formatOf,
  isSigned,
  readImage,
  rendition,
  signedAddress,
  storedName,
  storeImage,
  widthFor,
  withoutMetadata,
} from '../../foundation/image-store/index.ts';
import { type Call, type Handlers, SENT } from '../../requests/calls/index.ts';
import { isDatabaseGone, OUT_OF_DISK_SPACE, problem } from '../../requests/problems/index.ts';
import { handleUpload, type Upload, type Uploaded } from '../../requests/uploads/index.ts';
import { currentCatalogue, editProducts, productModel } from '../products/index.ts';
import { drawingOf } from './drawings.ts';

/** How long a browser may keep a picture, in seconds (PRODUCT-13). */
const CACHE_SECONDS = 3600;
const WHOLE = 1920;
const UNREAD_MS = 30_000;

/** Uploaded pictures wait for each other, so that those that visitors look at wait for one of them at most (PRODUCT-19). */
const uploads = pLimit(1);
const MOST_UPLOADS = 500;

const IMAGE: Upload = { field: 'image', tooLarge: 'image_too_large', missing: 'image_missing' };

/** How long a browser may keep a drawing, in seconds: its address changes with the product. */
const DRAWING_CACHE_SECONDS = 7 * 24 * 3600;

/** Product images: reading them by signed addresses, uploading them for staff; and drawings of products without one. */
export const imageHandlers = (deps: Deps): Handlers<'productImage' | 'productDrawing' | 'uploadImage'> => ({
  productImage: async (call) => {
    await sendImage(deps, call);
    return SENT;
  },
  productDrawing: async (call) => {
    await sendDrawing(deps, call);
    return SENT;
  },
  uploadImage: handleUpload<'uploadImage'>(IMAGE, (file, call) => {
    if (uploads.pendingCount >= MOST_UPLOADS)
      throw problem('overloaded', { headers: { 'Retry-After': '5' } });
    return uploads(() => takeImage(deps, file, call));
  }),
});

/** A picture opened by its address runs nothing, and other sites can't show it. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
} as const;

async function sendImage(deps: Deps, { params, query, request, response }: Call<'productImage'>) {
  const { configuration, clock } = deps;
  if (!isSigned(configuration.keys['image-address'], params.file, query.expires, query.signature, clock())) {
    throw problem('image_not_found');
  }
  const format = bestFormat(request.headers.accept);
  const width = widthFor(query.w ?? WHOLE);
  // A file name's content never changes, so name, width and format identify the response.
  response.set({
    ETag: `"${params.file}.${format ? `${width}.${format}` : 'original'}"`,
    'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
    Vary: 'Accept',
    ...HARMLESS,
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const original = await findImage(deps, storedName(params.file));
  if (!original) throw problem('image_not_found');
  const image = format
    ? await rendition(deps, original, width, format).catch((cause: unknown) => {
        // Pictures of earlier days may be damaged; the page then shows a drawing (PRODUCT-16).
        const isPassing = isDatabaseGone(cause) || (cause as { code?: unknown }).code === 'overloaded';
        throw isPassing ? cause : problem('image_not_found', { cause });
      })
    : { type: original.type, bytes: original.bytes, body: await readImage(deps, original) };
  response.type(image.type).set('Content-Length', String(image.bytes));
  if (Buffer.isBuffer(image.body)) response.end(image.body);
  else {
    // A client that stops reading would keep a database cursor open.
    response.setTimeout(UNREAD_MS, () => response.destroy());
    await pipeline(image.body, response);
  }
}

async function sendDrawing(deps: Deps, { params, query, response }: Call<'productDrawing'>) {
  const product = (await currentCatalogue(deps)).get(params.id);
  const picture = product && (await drawingOf(product, query.w, query.v));
  if (!picture) throw problem('image_not_found');
  response
    .set({ 'Cache-Control': `public, max-age=${DRAWING_CACHE_SECONDS}`, ...HARMLESS })
    .type('image/webp')
    .send(picture);
}

/** Why a file is no picture that a shop can show (PRODUCT-11). */
const REFUSALS = { unknown: 'image_type', heic: 'image_heic', damaged: 'image_damaged' } as const;

async function takeImage(deps: Deps, file: Uploaded, { params: { id }, staff }: Call<'uploadImage'>) {
  const known = await productModel(deps.connection).exists({ _id: id });
  if (!known) throw problem('product_not_found');
  const format = await formatOf(file.path);
  if (typeof format === 'string') throw problem(REFUSALS[format]);
  const name = `${id}_${randomUUID()}.${format.extension}`;
  const picture = await withoutMetadata(file.path);
  await storeImage(deps, storedName(name), picture, { type: format.type }).catch((cause: unknown) => {
    throw storageFailure(cause);
  });
  const address = signedAddress(deps.configuration.keys['image-address'], name, deps.clock());
  const edit = { id, change: { imageUrl: address } };
  const { products, refused } = await editProducts(deps, staff, [edit]);
  const [product] = products;
  if (refused[0] || !product) {
    await deleteImage(deps, storedName(name));
    throw problem(refused[0]?.code ?? 'upload_incomplete');
  }
  return product;
}

/** Why a picture could not be stored (PRODUCT-12); an unreachable database is reported elsewhere. */
export function storageFailure(cause: unknown): unknown {
  if (isDatabaseGone(cause)) return cause;
  const { code } = (cause ?? {}) as { code?: unknown };
  if (code === OUT_OF_DISK_SPACE || code === 'ENOSPC') return problem('storage_limit_exceeded', { cause });
  return problem('upload_failed', { values: { message: 'the picture could not be stored.' }, cause });
}
