import type { Density } from '../address.ts';

/** How high the rows are, in px. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, standard: 40, comfortable: 48 };
