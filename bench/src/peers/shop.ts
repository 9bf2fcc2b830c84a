import type { Asked } from '../load.ts';
import type { Server } from '../server.ts';

/** A running shop and its visitors' requests; each response contains names, prices and stock. */
export type Shop = Omit<Server, 'stop'> & {
  name: string;
  /** The first 24 products. */
  page: Asked;
  product: Asked;
  /** The first 24 products that `hazy` finds. */
  search: Asked;
  /** Places an order of one line. */
  order: () => Promise<void>;
  stop: () => Promise<void> | void;
};
