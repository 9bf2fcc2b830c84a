import pLimit from 'p-limit';
import type sharp from 'sharp';

const MOST_WAITING = 100;

const line = pLimit(1);

/** Thrown for work on a picture while too much of it waits. */
class TooManyPictures extends Error {
  readonly code = 'overloaded';
}

/**
 * All work on pictures, one piece after the other on one core, so that orders have the rest (PRODUCT-19). The library is loaded with the
 * first: it takes some 20 MB. Never call it inside another piece of work.
 */
export async function pictureWork<Made>(work: (library: typeof sharp) => Promise<Made>): Promise<Made> {
  if (line.pendingCount >= MOST_WAITING) throw new TooManyPictures('too many pictures are waiting');
  return line(async () => {
    const { default: library } = await import('sharp');
    // Its own cache never helps: no picture is made twice.
    library.cache(false);
    library.concurrency(1);
    return work(library);
  });
}
