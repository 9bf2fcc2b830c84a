import type { Product, ProductAllocation } from 'shared-domain/products';
import { productFixture } from 'shared-domain/testing';

const product = (id: string, name: string, price: number, stock: number, more: Partial<Product> = {}) =>
  productFixture({ id, name, price, stock, category: 'Beer-Craft', ...more });

/** A small catalogue, for tests at noon on 20 November 2026 in Vancouver. */
export const pilsner = product('CTR-101', 'Dry Dock Pilsner', 61.2, 84, {
  hiddenCategory: 'CONTAINER',
  abv: 5,
  created_at: '2025-01-10',
});
export const gantry = product('CTR-112', 'Gantry IPA', 74.4, 52, {
  hiddenCategory: 'CONTAINER',
  ltoPrice: 66,
  ltoStartDate: '2026-11-10',
  ltoEndDate: '2026-11-25',
  created_at: '2025-06-01',
});
export const moth = product('CUR-207', 'Moon Moth Hazy IPA', 79.2, 61, {
  hiddenCategory: 'CURIOUS CREATURES',
});
export const brute = product('FRC-409', 'Brute Force Barley Wine', 118.8, 9, { hiddenCategory: 'FORCE' });
export const smallKeg = product('FUG-530', 'Bramble Lane Best Bitter 30L', 149, 8, {
  hiddenCategory: 'FUGGLES',
  packagingType: '20L & 30L',
  category: 'Keg',
  created_at: '2026-11-01',
});
export const largeKeg = product('CZB-350', 'Světlý Ležák 50L', 228, 21, {
  hiddenCategory: 'CZECH BROS',
  packagingType: '50L',
  category: 'Keg',
});

export const catalogue: readonly Product[] = [pilsner, gantry, moth, brute, smallKeg, largeKeg];

/** The terms under which accounts ask for a scarce product. */
export const shares: ProductAllocation = {
  id: 'shares',
  kind: 'shared',
  units: 4,
  most: 2,
  opensAt: '2026-11-19T20:00:00.000Z',
  closesAt: '2026-11-22T20:00:00.000Z',
};
