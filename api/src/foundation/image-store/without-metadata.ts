import { Readable } from 'node:stream';
import { READING } from './formats.ts';
import { pictureWork } from './work.ts';

/** How a picture with metadata is written again; other formats by the library's defaults. */
const REWRITTEN = {
  jpeg: { quality: 92 },
  webp: { quality: 92 },
  gif: {},
  png: {},
  heif: { quality: 75 },
  tiff: {},
};

/**
 * A picture's bytes without what a camera adds: place, time, owner (PRODUCT-18). One without any is left as it is; another is
 * turned upright and written again.
 */
export const withoutMetadata = (path: string): Promise<string | Readable> =>
  pictureWork(async (sharp) => {
    const picture = sharp(path, { ...READING, animated: true });
    const { format, exif, xmp, iptc, orientation = 1, pages = 1 } = await picture.metadata();
    // A TIFF has its place among its own tags.
    const isBare = !exif && !xmp && !iptc && orientation === 1 && format !== 'tiff';
    if (isBare) return path;
    const upright = pages > 1 ? picture : picture.rotate();
    const name = format as keyof typeof REWRITTEN;
    return Readable.from([await upright.toFormat(name, REWRITTEN[name]).toBuffer()]);
  });
