import { productFixture } from '../../../testing/index.ts';
import type { Product } from './product.ts';

/** A product for tests and galleries: a case of Dry Dock Pilsner at 61.20, ten in stock, with the given changes. */
export const testProduct = (changes: Partial<Product> = {}) =>
  productFixture({
    id: 'CTR-101',
    name: 'Dry Dock Pilsner',
    price: 61.2,
    category: 'Beer-Craft',
    ...changes,
  });

/** The deposit line of an older store: 2.40, stock 999, no category, Packaged. */
export const depositFeeProduct = productFixture({
  id: 'deposit-fee',
  name: 'Container Deposit',
  price: 2.4,
  stock: 999,
});
