import type { Collection } from 'mongodb';
import { type Connection, Schema } from 'mongoose';
import type { ProductAllocation } from 'shared-domain/products';
import type { UnitKind } from 'shared-domain/stock';
import { part } from '../../foundation/database/index.ts';

/**
 * A product's stock record. An order's hold makes sure that what it took is returned at most once; `returned` marks
 * stock that came back for the follow-up `attempt`, so that it comes back once.
 */
export type Hold = {
  order: string;
  attempt: string;
  taken: number;
  unit: UnitKind;
  at: Date;
  returned?: boolean;
};

export const holdSchema = new Schema<Hold>(
  {
    order: { type: String, required: true },
    attempt: { type: String, required: true },
    taken: { type: Number, required: true },
    unit: { type: String, required: true },
    at: { type: Date, required: true },
    returned: Boolean,
  },
  part,
);

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
