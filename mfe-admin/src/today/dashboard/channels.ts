import { CHANNELS, type Channel } from 'shared-domain/products';

/** Top to bottom in a column. */
export const FROM_TOP: readonly Channel[] = [...CHANNELS].reverse();

export const COLOURS: Readonly<Record<Channel, string>> = {
  licensee: 'var(--wholesale)',
  dtc: 'var(--dtc)',
  keg: 'var(--kegs)',
};
