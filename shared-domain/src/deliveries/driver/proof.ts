import type { Channel } from '../../goods/products/index.ts';

/** The size of a signature's drawing, in units of its path. */
export const SIGNATURE = { width: 300, height: 120 } as const;
/** The longest path, in characters; a signature has some hundred points. */
const LONGEST = 6_000;

/** The most bytes of a photo (DRIVER-19). */
export const PHOTO_BYTES = 300_000;

/** What the refusal of a stop says if its ID check was refused (DRIVER-17). */
export const NO_ID = 'No ID, or under 19';

/** Whether the driver checks that the recipient is 19 or over: at every stop but a licensee's (DRIVER-17). */
export const needsIdCheck = (channel: Channel): boolean => channel !== 'licensee';

export type Point = { readonly x: number; readonly y: number };

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/**
 * A signature's path with one more point: 'M12 30L14 33'. A point that begins a stroke is a dot until it goes on. A path that is full
 * stays as it is.
 */
export function withPoint(path: string, { x, y }: Point, begins: boolean): string {
  const place = `${within(x, SIGNATURE.width)} ${within(y, SIGNATURE.height)}`;
  const more = begins ? `M${place}L${place}` : `L${place}`;
  return path.endsWith(more) || path.length + more.length > LONGEST ? path : path + more;
}

const PATH = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/;

/** Whether a text is a signature's path: whole numbers, in strokes, and not too long (DRIVER-16). */
export const isSignature = (path: string): boolean => path.length <= LONGEST && PATH.test(path);
