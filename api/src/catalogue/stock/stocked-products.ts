import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import type { ProductAllocation } from 'shared-domain/products';
import { z } from 'zod';
import { takenDescription } from './amounts.ts';

/**
 * A product's stock record. An order's hold makes sure that what it took is returned at most once; `returned` marks
 * stock that came back for the follow-up `attempt`, so that it comes back once.
 */
export const holdDescription = takenDescription
  .omit({ productId: true })
  .extend({ order: z.string(), attempt: z.string(), at: z.date(), returned: z.boolean().optional() });
type Hold = z.infer<typeof holdDescription>;

/** The stock fields of a product document, which only this folder writes. */
export type StockedProduct = {
  _id: string;
  stock: number;
  looseUnits?: number;
  forceDisplay?: boolean;
  holds?: Hold[];
  allocation?: ProductAllocation;
  /** Units set aside for the allocation, as of a version of it. */
  setAside?: { units: number; version: number };
};

/** The products' driver collection: stock is changed by update pipelines, which mongoose doesn't cast. */
export function stockedProducts(connection: Connection): Collection<StockedProduct> {
  return connection.getClient().db(connection.name).collection<StockedProduct>('products');
}
