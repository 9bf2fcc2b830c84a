import type { Painter } from '../product-painting/painter.ts';

/** Loads the painters. Rejects if their file doesn't arrive. */
export const fetchPainter = async (): Promise<Painter> =>
  (await import(/* webpackChunkName: "painting" */ '../product-painting/painter.ts')).paintProduct;
