import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Product } from 'shared-domain/products';
import type library from 'sharp';
import type { Sharp } from 'sharp';
import { currentCatalogue, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { findImage, pictureWork, rendition, storedName } from '../../foundation/image-store/index.ts';
import type { Picture } from '../../foundation/mailer/index.ts';
import type { OrderDocument } from '../../orders/order/index.ts';

/** Pixels of a line's picture: twice its size in the mail, for high-density screens. */
const SIZE = { width: 112, height: 128 } as const;
const MARK_PIXELS = 80;
/** Maximum lines with a picture, since the answer to a keg order waits for its mail. */
const MAX_PICTURES = 24;
/** Cached pictures; each takes some 5 kB. */
const KEPT = 300;

/** Loaded with the first mail that has pictures. */
const painters = () => import('../../../../shared-ui/src/product-painting/painted.ts');

const made = new Map<string, Promise<Picture>>();

/** The company's mark for the mail's header. */
export const markPicture = (): Promise<Picture> =>
  cached('mark', async () => {
    const { paintedMark } = await painters();
    const png = await bitmap(paintedMark(), { width: MARK_PIXELS, height: MARK_PIXELS });
    return { id: 'mark', png };
  });

/**
 * The pictures of an order's lines, by product: the shop's photo, else its drawing. A mail waits for its
 * pictures, but a missing one never stops it.
 */
export async function orderPictures(deps: Deps, order: OrderDocument): Promise<Map<string, Picture>> {
  const catalogue = await currentCatalogue(deps).catch(() => undefined);
  const products = order.items
    .slice(0, MAX_PICTURES)
    .flatMap(({ productId }) => catalogue?.get(productId) ?? []);
  const pictures = await Promise.all(
    products.map((product) =>
      pictureOf(deps, product).then(
        (picture): [string, Picture][] => [[product.id, picture]],
        () => [],
      ),
    ),
  );
  return new Map(pictures.flat());
}

/** Cache key: sales leave `updatedAt` alone, every other change of a product sets it. */
const pictureOf = (deps: Deps, product: Product): Promise<Picture> =>
  cached(`${product.id} ${product.updatedAt} ${product.imageUrl ?? ''}`, async () => {
    const png = (await photo(deps, product).catch(() => undefined)) ?? (await drawing(product));
    return { id: createHash('sha256').update(product.id).digest('hex').slice(0, 16), png };
  });

async function photo(deps: Deps, { id, imageUrl }: Product): Promise<string | undefined> {
  if (!imageUrl) return undefined;
  const product = await productModel(deps.connection).findById(id, { imageFile: 1 }).maxTimeMS(2_000).lean();
  const original = product?.imageFile && (await findImage(deps, storedName(product.imageFile)));
  if (!original) return undefined;
  const { body } = await rendition(deps, original, 160, 'webp');
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  return base64((sharp) => sharp(bytes).resize({ ...SIZE, fit: 'cover' }));
}

async function drawing(product: Product): Promise<string> {
  const { paintedProduct } = await painters();
  return bitmap(paintedProduct(product), SIZE);
}

const bitmap = (svg: string, size: { width: number; height: number }): Promise<string> =>
  base64((sharp) => sharp(Buffer.from(svg), { density: 288 }).resize(size));

const base64 = (image: (sharp: typeof library) => Sharp): Promise<string> =>
  pictureWork(async (sharp) => (await image(sharp).png({ palette: true }).toBuffer()).toString('base64'));

/** Caches by key; failures aren't cached. */
function cached(key: string, make: () => Promise<Picture>): Promise<Picture> {
  const known = made.get(key);
  if (known) return known;
  if (made.size >= KEPT) made.clear();
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}
