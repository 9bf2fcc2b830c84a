import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Call, type Handlers, SENT } from '../calls/index.ts';
import { editProducts, productModel } from '../catalogue/index.ts';
import type { Deps } from '../dependencies.ts';
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
} from '../image-store/index.ts';
import { isDatabaseGone, OUT_OF_DISK_SPACE, problem } from '../problems/index.ts';
import { handleUpload, type Upload, type Uploaded } from '../uploads/index.ts';

/** How long a browser may keep a picture, in seconds (PRODUCT-13). */
const CACHE_SECONDS = 3600;
const WHOLE = 1920;
const UNREAD_MS = 30_000;

const IMAGE: Upload = { field: 'image', tooLarge: 'image_too_large', missing: 'image_missing' };

/** Product images: reading them by signed addresses, uploading them for staff. */
export const imageHandlers = (deps: Deps): Handlers<'productImage' | 'uploadImage'> => ({
  productImage: async (call) => {
    await sendImage(deps, call);
    return SENT;
  },
  uploadImage: handleUpload<'uploadImage'>(IMAGE, (file, call) => takeImage(deps, file, call)),
});

async function sendImage(deps: Deps, { params, query, request, response }: Call<'productImage'>) {
  const { connection, configuration, clock } = deps;
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
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-site',
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const original = await findImage(connection, storedName(params.file));
  if (!original) throw problem('image_not_found');
  const image = format
    ? await rendition(connection, original, width, format)
    : { type: original.type, bytes: original.bytes, body: readImage(connection, original) };
  response.type(image.type).set('Content-Length', String(image.bytes));
  if (Buffer.isBuffer(image.body)) response.end(image.body);
  else {
    // A client that stops reading would keep a database cursor open.
    response.setTimeout(UNREAD_MS, () => response.destroy());
    await pipeline(image.body, response);
  }
}

async function takeImage(deps: Deps, file: Uploaded, { params: { id }, staff }: Call<'uploadImage'>) {
  const known = await productModel(deps.connection).exists({ _id: id });
  if (!known) throw problem('product_not_found');
  const format = await formatOf(file.path);
  if (!format) throw problem('image_type');
  const name = `${id}_${randomUUID()}.${format.extension}`;
  await storeImage(deps.connection, storedName(name), file.path, { type: format.type }).catch(
    (cause: unknown) => {
      throw storageFailure(cause);
    },
  );
  const address = signedAddress(deps.configuration.keys['image-address'], name, deps.clock());
  const edit = { id, change: { imageUrl: address } };
  const { products, refused } = await editProducts(deps, staff, [edit]);
  const [product] = products;
  if (refused[0] || !product) {
    await deleteImage(deps.connection, storedName(name));
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
