import { open } from 'node:fs/promises';
import type library from 'sharp';
import type { Metadata } from 'sharp';
import { pictureWork } from './work.ts';

/** What a picture may be, by its bytes. SVG is left out on purpose: it can carry scripts. */
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
  gif: { type: 'image/gif', extension: 'gif' },
  heif: { type: 'image/avif', extension: 'avif' },
  tiff: { type: 'image/tiff', extension: 'tiff' },
};

/** More pixels than this would take gigabytes once decoded. */
const MAX_PIXELS = 100_000_000;

/** How a picture is read: one that is cut off fails. */
export const READING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Brands of pictures in HEVC, for which neither browsers nor our library have a decoder. */
const HEIC = /^(hei[cxms]|hev[cxms])$/;

/** How files start that are meant to be a picture. */
const SIGNATURES = /^(\x89PNG|\xff\xd8\xff|RIFF....WEBP|GIF8)/s;

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a file says that it is HEIC: its first box, `ftyp`, lists brands. */
function isHeic(start: Buffer): boolean {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands: string[] = start.toString('latin1', 8, start.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEIC.test(brand)) && !brands.includes('avif');
}

export type PictureFormat = { type: string; extension: string };

/**
 * A file's format by its content. The whole picture is decoded once, so that one which can't be shown is refused while its
 * uploader is there (PRODUCT-11).
 */
export async function formatOf(path: string): Promise<PictureFormat | 'unknown' | 'heic' | 'damaged'> {
  const start = await firstBytes(path);
  if (isHeic(start)) return 'heic';
  return pictureWork((sharp) => decodedFormat(sharp, path, start));
}

async function decodedFormat(
  sharp: typeof library,
  path: string,
  start: Buffer,
): Promise<PictureFormat | 'unknown' | 'damaged'> {
  const picture = () => sharp(path, READING);
  const {
    format,
    width = 0,
    height = 0,
  } = await picture()
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const known = width > 0 && height > 0 ? FORMATS[format ?? ''] : undefined;
  if (!known) return SIGNATURES.test(start.toString('latin1')) ? 'damaged' : 'unknown';
  return picture()
    .resize({ width: 96 })
    .raw()
    .toBuffer()
    .then(
      () => known,
      () => 'damaged' as const,
    );
}
