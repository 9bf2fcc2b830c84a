import type { Product } from '../products/index.ts';

const sample = (id: string, name: string, price: number, stock: number, description: string): Product => ({
  id,
  name,
  description,
  price,
  stock,
  looseUnits: 0,
  category: 'Beer-Craft',
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
});

/** The three sample products of an empty shop (PRODUCT-4). */
export const sampleProducts: readonly Product[] = [
  sample('sample-ipa', 'Sample IPA', 12.99, 25, 'A bright, bitter India pale ale.'),
  sample('sample-lager', 'Sample Lager', 10.99, 0, 'A crisp, golden lager.'),
  sample('sample-stout', 'Sample Stout', 14.99, 15, 'A dark, roasted stout.'),
];
