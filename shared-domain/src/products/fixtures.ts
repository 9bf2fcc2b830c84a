import type { Product } from './product.ts';

/** A product for tests and galleries: a case of Dry Dock Pilsner at 61.20, ten in stock, with the given changes. */
export const testProduct = (changes: Partial<Product> = {}): Product => ({
  id: 'CTR-101',
  name: 'Dry Dock Pilsner',
  price: 61.2,
  stock: 10,
  looseUnits: 0,
  category: 'Beer-Craft',
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
  ...changes,
});

/** The deposit line of an older store: 2.40, stock 999, no category, Packaged. */
export const depositFeeProduct: Product = {
  id: 'deposit-fee',
  name: 'Container Deposit',
  price: 2.4,
  stock: 999,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
};
