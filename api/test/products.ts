import type { ProductDocument } from '../src/catalogue/index.ts';

/** A stored product for a test, with plain defaults. */
export function productDocument(given: Partial<ProductDocument> & { _id: string }): ProductDocument {
  return {
    name: given._id,
    price: 60,
    stock: 10,
    looseUnits: 0,
    packagingType: 'Packaged',
    hidden: false,
    forceDisplay: false,
    created_at: new Date('2026-11-01T00:00:00Z'),
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    holds: [],
    ...given,
  };
}
