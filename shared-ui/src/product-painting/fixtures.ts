import { productFixture } from 'shared-domain/testing';

/** A can with every field that a label shows. */
export const MOTH = productFixture({
  id: 'CUR-207',
  name: 'Moon Moth Hazy IPA',
  price: 79.2,
  stock: 61,
  hiddenCategory: 'CURIOUS CREATURES',
  style: 'Hazy IPA',
  abv: 6.3,
  container: 'can',
  containerVolume: 473,
});
