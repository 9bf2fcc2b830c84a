import type { Product } from 'shared-domain/products';
import type { PictureWidth } from '../../../../shared-ui/src/product-painting/painted.ts';
import { pictureWork } from '../../foundation/image-store/index.ts';

/** Loaded with the first picture. */
const painters = () => import('../../../../shared-ui/src/product-painting/painted.ts');

/** Pictures in memory, of 3 to 30 kB each; the longest unread one goes first. */
const KEPT = 600;

const pictures = new Map<string, Promise<Buffer>>();

/**
 * A product's drawing as WebP, for products without a photo (PRODUCT-16).
 * @param version of the picture that the page shows
 * @returns undefined if the product has changed since, or our fonts can't letter its label: the page then draws it itself
 * @throws `overloaded` if too many pictures are waiting
 */
export async function drawingOf(
  product: Product,
  width: PictureWidth,
  version: string,
): Promise<Buffer | undefined> {
  const { pictureVersion } = await painters();
  if (pictureVersion(product) !== version) return undefined;
  const key = `${product.id} ${version} ${width}`;
  const picture = pictures.get(key) ?? paint(product, width);
  pictures.delete(key);
  pictures.set(key, picture);
  if (pictures.size > KEPT) pictures.delete(pictures.keys().next().value ?? key);
  try {
    return await picture;
  } catch (cause) {
    pictures.delete(key);
    if ((cause as Error).name === 'UnknownLetter') return undefined;
    throw cause;
  }
}

const paint = (product: Product, width: PictureWidth): Promise<Buffer> =>
  pictureWork(async (sharp) => {
    const [{ paintedPicture }, { outlineLettering }] = await Promise.all([
      painters(),
      import('./outlines.ts'),
    ]);
    return sharp(Buffer.from(paintedPicture(product, width, outlineLettering)))
      .webp({ quality: 75, alphaQuality: 60 })
      .toBuffer();
  });
