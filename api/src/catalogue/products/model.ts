import { productDescription } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { holdDescription } from '../stock/index.ts';

/**
 * A product as it is stored, with the SKU as `_id`. Staff and imports set `updatedAt`, orders don't: it guards edits, and a
 * sale makes no edit stale.
 */
const stored = productDescription.omit({ id: true }).extend({
  _id: z.string(),
  created_at: z.date(),
  updatedAt: z.date(),
  /** File name of the uploaded image in GridFS; `imageUrl` is then ignored. */
  imageFile: z.string().optional(),
  holds: z.array(holdDescription),
  /** Units set aside from the stock for the product's allocation. */
  setAside: z.object({ units: z.number(), version: z.number() }).optional(),
});
export type ProductDocument = WithEntries & Stored<typeof stored>;

const productSchema = schemaOf(stored, { collection: 'products', ...DURABLE });
productSchema.path('looseUnits').default(0);
productSchema.path('hidden').default(false);
productSchema.path('forceDisplay').default(false);
productSchema.index({ 'holds.order': 1 });
productSchema.index({ updatedAt: 1 });
productSchema.index({ imageFile: 1 }, { sparse: true });
carryEntries(productSchema);

export const productModel = modelOf<ProductDocument>('Product', productSchema);
