import type { CarriedAnswers } from '../../shared-domain/src/browser/client/carried-answers.ts';

/** File of a remote's release that draws its first pages; never served. */
export const firstPaintFile = 'server/first-paint.cjs';

/** What a first paint is rendered from; the shell's `FirstPaintRequest` mirrors this type. */
export type FirstPaintRequest = CarriedAnswers & { path: string; at: number; width: number };

/** What `server/first-paint.cjs` exports: renders the content of `#root`. */
export type FirstPaint = { draw(block: unknown, request: FirstPaintRequest): Promise<string> };
