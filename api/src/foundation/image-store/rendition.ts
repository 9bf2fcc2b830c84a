import { PassThrough, type Readable } from 'node:stream';
import { findImage, type ImagePlaces, readImage, type StoredImage, storeImage } from './bucket.ts';
import { READING } from './formats.ts';
import { pictureWork } from './work.ts';

/** Available widths; a request gets the next larger one, so that no one can generate thousands. */
const WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const;

/** At effort 4 an AVIF of 12 megapixels takes 6 s, at 2 a fraction of that for a few per cent more bytes. */
const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };

export type RenditionFormat = 'avif' | 'webp';

/** The best format that a browser accepts; undefined leaves the picture as it was uploaded. */
export function bestFormat(accept: string | undefined): RenditionFormat | undefined {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : undefined;
}

/** The available width for a requested one. */
export const widthFor = (asked: number): number => WIDTHS.find((width) => width >= asked) ?? 1920;

/**
 * A picture in a width and a format: made once and stored in the bucket beside the original, where every process reads
 * it. If two make it at the same time, it is stored twice; the newest is read.
 */
export async function rendition(
  places: ImagePlaces,
  original: StoredImage,
  width: number,
  format: RenditionFormat,
): Promise<{ type: string; bytes?: number; body: Readable | Buffer }> {
  const key = `${width}.${format}`;
  const name = `${original.name}#${key}`;
  const type = `image/${format}`;
  const stored = await findImage(places, name);
  if (stored) return { type, bytes: stored.bytes, body: await readImage(places, stored) };
  const made = await make(() => readImage(places, original), width, format);
  const body = new PassThrough();
  body.end(made);
  await storeImage(places, name, body, { type, of: original.name, rendition: key });
  return { type, bytes: made.length, body: made };
}

function make(open: () => Promise<Readable>, width: number, format: RenditionFormat): Promise<Buffer> {
  return pictureWork(async (sharp) => {
    const source = await open();
    const picture = sharp(READING).rotate().resize({ width, withoutEnlargement: true });
    source.on('error', (cause) => picture.destroy(cause));
    source.pipe(picture);
    return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
  });
}
