import { PHOTO_BYTES } from 'shared-domain/driver';

/** The longest side in pixels, and the quality, of each attempt. */
const STEPS = [
  [1600, 0.8],
  [1280, 0.7],
  [960, 0.6],
  [640, 0.5],
] as const;

/** The first attempt that is small enough, undefined without one. */
export async function reduced(
  write: (side: number, quality: number) => Promise<Blob | null>,
): Promise<Blob | undefined> {
  for (const [side, quality] of STEPS) {
    const photo = await write(side, quality);
    if (photo && photo.size <= PHOTO_BYTES) return photo;
  }
  return undefined;
}

/** A photo as a JPEG of at most 300 kB, which has no position data because it is redrawn (DRIVER-19). Throws if it can't be read. */
export async function reducedPhoto(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  try {
    return await reduced((side, quality) => {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    });
  } finally {
    picture.close();
  }
}
