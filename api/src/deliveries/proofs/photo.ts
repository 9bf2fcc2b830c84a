import { PHOTO_BYTES } from 'shared-domain/driver';
import { formatOf, pictureWork } from '../../foundation/image-store/index.ts';
import { problem } from '../../requests/problems/index.ts';

/** The longest side of a stored photo, in pixels. */
const LONGEST_SIDE = 1600;
const QUALITIES = [80, 60, 40] as const;

const REFUSALS = { unknown: 'image_type', heic: 'image_heic', damaged: 'image_damaged' } as const;

/**
 * A photo written again as a JPEG of at most 300 kB, upright and without what a camera adds: place, time, owner (DRIVER-19).
 * @throws a problem if the file isn't a picture
 */
export async function bareJpeg(path: string): Promise<Buffer> {
  const format = await formatOf(path);
  if (typeof format === 'string') throw problem(REFUSALS[format]);
  return pictureWork(async (sharp) => {
    for (const quality of QUALITIES) {
      const jpeg = await sharp(path)
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality })
        .toBuffer();
      if (jpeg.length <= PHOTO_BYTES) return jpeg;
    }
    throw problem('photo_too_large');
  });
}
