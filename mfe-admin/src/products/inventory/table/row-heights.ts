import type { Density } from '../address.ts';

/** Row heights in px. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, standard: 40, comfortable: 48 };
