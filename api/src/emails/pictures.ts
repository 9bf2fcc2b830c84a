import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { paintedMark, paintedProduct } from '../../../shared-ui/src/product-art/painted.ts';
import { type ProductDocument, productModel } from '../catalogue/index.ts';
import type { Picture } from '../clients/index.ts';
import type { Deps } from '../dependencies.ts';
import { findImage, rendition, storedName } from '../image-store/index.ts';
import type { OrderDocument } from '../orders/index.ts';

/** Pixels of a line's picture: twice what it takes in the mail, for fine screens. */
const SIZE = { width: 112, height: 128 } as const;
const MARK_PIXELS = 80;
/** Lines of an order that get a picture: the mail of a keg order is waited for. */
const MOST = 24;
/** Drawings that are kept; each is some 4 kB. */
const KEPT = 300;

const drawn = new Map<string, Promise<Buffer>>();

/** The company's mark for the head of a mail. */
export async function markPicture(): Promise<Picture> {
  return { id: 'mark', png: await bitmap(paintedMark(), { width: MARK_PIXELS, height: MARK_PIXELS }) };
}

/**
 * The pictures of an order's lines, by product: the photo that the shop shows, else its drawing. What has no picture to
 * be had gets none: a mail waits for its pictures, and never fails for them.
 */
export async function orderPictures(deps: Deps, order: OrderDocument): Promise<Map<string, Picture>> {
  const ids = order.items.slice(0, MOST).map(({ productId }) => productId);
  const products = await productModel(deps.connection)
    .find({ _id: { $in: ids } })
    .select('-holds -description')
    .maxTimeMS(2_000)
    .lean<ProductDocument[]>()
    .catch(() => []);
  const pictures = await Promise.all(products.map((product) => pictureOf(deps, product).catch(() => [])));
  return new Map(pictures.flat());
}

async function pictureOf(deps: Deps, product: ProductDocument): Promise<[string, Picture][]> {
  const png =
    (await photo(deps, product).catch(() => undefined)) ?? (await bitmap(paintedProduct(product), SIZE));
  const id = createHash('sha256').update(product._id).digest('hex').slice(0, 16);
  return [[product._id, { id, png }]];
}

async function photo({ connection }: Deps, { imageFile }: ProductDocument): Promise<Buffer | undefined> {
  const original = imageFile && (await findImage(connection, storedName(imageFile)));
  if (!original) return undefined;
  const { body } = await rendition(connection, original, 160, 'webp');
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  return sharp(bytes)
    .resize({ ...SIZE, fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
}

function bitmap(svg: string, size: { width: number; height: number }): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  if (drawn.size >= KEPT) drawn.clear();
  const making = sharp(Buffer.from(svg), { density: 288 }).resize(size).png({ palette: true }).toBuffer();
  drawn.set(svg, making);
  making.catch(() => drawn.delete(svg));
  return making;
}
