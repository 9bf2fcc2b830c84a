import type { Collection } from 'mongodb';
import { type Connection, Schema } from 'mongoose';
import type { UnitKind } from 'shared-domain/stock';

/**
 * What a product's stock remembers. An order's hold is the token by which what it took is put back at most once;
 * `returned` marks stock that came back under the token `attempt`, so that it comes back once.
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
  { _id: false },
);

/** A product as far as stock is concerned: the part of its document that this folder writes. */
export type StockedProduct = {
  _id: string;
  stock: number;
  looseUnits?: number;
  forceDisplay?: boolean;
  holds?: Hold[];
};

/** The products as the driver sees them: stock is moved by update pipelines, which no model casts. */
export function stockedProducts(connection: Connection): Collection<StockedProduct> {
  return connection.getClient().db(connection.name).collection<StockedProduct>('products');
}
