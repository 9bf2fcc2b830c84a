import { productFixture } from 'shared-domain/testing';
import type { ProductDocument } from '../src/catalogue/products/index.ts';

/** A stored product for a test, with plain defaults. */
export function productDocument(given: Partial<ProductDocument> & { _id: string }): ProductDocument {
  const { id: _replaced, ...plain } = productFixture({ id: given._id });
  return {
    ...plain,
    created_at: new Date('2026-11-01T00:00:00Z'),
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    holds: [],
    ...given,
  };
}
