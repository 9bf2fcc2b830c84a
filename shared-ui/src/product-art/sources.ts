import { type ArtProduct, type Form, formOf, VIEW_BOXES } from '../product-painting/form.ts';
import { type PictureWidth, pictureAddress } from '../product-painting/picture.ts';

/** Where a picture is shown: in a row or a cart's line, on a card, or on a product's own page. */
export type ArtSize = 'thumb' | 'card' | 'page';

/** Attributes of a picture's `img`. */
export type Source = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** A drawing's form and proportions, which reserve its place. */
  box?: { form: Form; width: number; height: number };
};

/** Widths of the renditions that the API makes of an uploaded picture, in px. */
const WIDTHS = [240, 480, 960] as const;

const OURS = /^\/api\/images\//;

/** A photo; of our own uploads, the rendition that fits. */
export function photoSource(address: string): Source {
  if (!OURS.test(address)) return { src: address };
  const joint = address.includes('?') ? '&' : '?';
  return {
    src: address,
    srcSet: WIDTHS.map((width) => `${address}${joint}w=${width} ${width}w`).join(', '),
    sizes: '(width < 768px) 108px, 302px',
  };
}

const DRAWING_WIDTHS: Record<ArtSize, readonly [PictureWidth, ...PictureWidth[]]> = {
  thumb: [96],
  card: [160, 240, 320],
  page: [320, 640],
};

/** Widths on the page, in px of CSS: on a phone of a can, else of a keg. */
const SHOWN = { card: '(width < 768px) 80px, 155px', page: '(width < 768px) 160px, 317px' };

/** A product's drawing, painted by the API. */
export function drawingSource(product: ArtProduct & { id: string }, size: ArtSize): Source {
  const form = formOf(product);
  const [, , width = 0, height = 0] = VIEW_BOXES[form].split(' ').map(Number);
  const widths = DRAWING_WIDTHS[size];
  const source = { src: pictureAddress(product, widths[0]), box: { form, width, height } };
  if (size === 'thumb') return source;
  return {
    ...source,
    srcSet: widths.map((each) => `${pictureAddress(product, each)} ${each}w`).join(', '),
    sizes: SHOWN[size],
  };
}
