import { sampleProducts } from '../product-fields/index.ts';
import type { Channel, Product } from '../products/index.ts';
import { containerText, unitText } from './index.ts';

// PRICE-2, PRICE-3
test.each<[Partial<Product>, Channel, string]>([
  [{ packagingType: 'Packaged', container: 'can' }, 'licensee', 'case of 24'],
  [{ packagingType: 'Packaged', container: 'can' }, 'dtc', 'can'],
  [{ packagingType: 'Packaged' }, 'dtc', 'unit'],
  [{ packagingType: '50L' }, 'keg', '50L keg'],
  [{ packagingType: '20L & 30L', name: 'Pale Ale 30 L' }, 'licensee', '30L keg'],
  [{ packagingType: '20L & 30L', name: 'Pale Ale' }, 'keg', '20L & 30L keg'],
  [{ packagingType: 'Packaged', category: 'Merchandise' }, 'dtc', 'piece'],
])('the price of %j in the channel %s is for a %s', (fields, channel, unit) => {
  expect(unitText({ ...sampleProducts[0], container: undefined, ...fields } as Product, channel)).toBe(unit);
});

test.each([
  [473, 'can', '473 mL can'],
  [undefined, 'bottle', 'bottle'],
  [650, undefined, '650 mL'],
  [undefined, undefined, ''],
] as const)('a container of %s mL, a %s, is called %j', (containerVolume, container, text) => {
  expect(containerText({ containerVolume, container })).toBe(text);
});
