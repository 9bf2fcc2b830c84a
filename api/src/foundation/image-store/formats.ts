/** What a picture may be, by its bytes. SVG is left out on purpose: it can carry scripts. */
const FORMATS: Readonly<Record<string, { type: string; extension: string }>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
  gif: { type: 'image/gif', extension: 'gif' },
  heif: { type: 'image/avif', extension: 'avif' },
  tiff: { type: 'image/tiff', extension: 'tiff' },
};

/** More pixels than this would take gigabytes once decoded. */
export const MAX_PIXELS = 100_000_000;

/** A file's format by its content; undefined if we don't accept it. */
export async function formatOf(path: string): Promise<{ type: string; extension: string } | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    const { format, width = 0, height = 0 } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    return width > 0 && height > 0 ? FORMATS[format ?? ''] : undefined;
  } catch {
    return undefined;
  }
}
