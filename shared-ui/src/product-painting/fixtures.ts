import type { Product } from 'shared-domain/products';

/** A can with every field that a label shows. */
export const MOTH: Product = {
  id: 'CUR-207',
  name: 'Moon Moth Hazy IPA',
  price: 79.2,
  stock: 61,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
  hiddenCategory: 'CURIOUS CREATURES',
  style: 'Hazy IPA',
  abv: 6.3,
  container: 'can',
  containerVolume: 473,
};
