import { type Connection, type Model, Schema } from 'mongoose';
import { PACKAGING_TYPES, type Product } from 'shared-domain/products';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { type Hold, holdSchema } from '../stock/index.ts';

/**
 * A product as it is stored: the fields of `Product` under their own names, with the SKU as `_id`. Staff and imports
 * set `updatedAt`, orders don't: it guards edits, and a sale makes no edit stale.
 */
export type ProductDocument = WithEntries &
  Omit<Product, 'id' | 'created_at' | 'updatedAt'> & {
    _id: string;
    created_at: Date;
    updatedAt: Date;
    /** File name of the uploaded image in GridFS; `imageUrl` is then ignored. */
    imageFile?: string;
    holds: Hold[];
    /** Units set aside from the stock for the product's allocation. */
    setAside?: { units: number; version: number };
  };

const productSchema = new Schema<ProductDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    originalName: String,
    friendlyName: String,
    description: String,
    imageUrl: String,
    imageFile: String,
    price: { type: Number, required: true },
    stock: { type: Number, required: true },
    looseUnits: { type: Number, required: true, default: 0 },
    category: String,
    packagingType: { type: String, required: true, enum: PACKAGING_TYPES },
    abv: Number,
    hidden: { type: Boolean, required: true, default: false },
    forceDisplay: { type: Boolean, required: true, default: false },
    hiddenCategory: String,
    ltoPrice: Number,
    ltoStartDate: String,
    ltoEndDate: String,
    style: String,
    containerVolume: Number,
    containersPerUnit: Number,
    ldbSku: String,
    container: String,
    created_at: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    holds: { type: [holdSchema], default: [] },
    allocation: Schema.Types.Mixed,
    setAside: Schema.Types.Mixed,
  },
  { collection: 'products', ...STORED, ...DURABLE },
);
productSchema.index({ 'holds.order': 1 });
productSchema.index({ updatedAt: 1 });
productSchema.index({ imageFile: 1 }, { sparse: true });
carryEntries(productSchema);

export function productModel(connection: Connection): Model<ProductDocument> {
  return connection.models.Product ?? connection.model<ProductDocument>('Product', productSchema);
}
