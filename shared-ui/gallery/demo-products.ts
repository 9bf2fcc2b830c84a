import type { PackagingType, Product } from 'shared-domain/products';

/** The gallery's fixed time: noon in Vancouver. */
export const NOW = new Date('2026-11-20T20:00:00Z');

/** The breweries, in the gallery's order. */
export const BRANDS = ['FUGGLES', 'CONTAINER', 'FORCE', 'CZECH BROS', 'CURIOUS CREATURES'];

type Row = readonly [
  id: string,
  brand: string,
  name: string,
  style: string,
  abv: number,
  price: number,
  stock: number,
  more?: Partial<Product>,
];

const BOTTLE = { container: 'bottle', containerVolume: 500 } as const;
const keg = (packagingType: PackagingType) => ({
  packagingType,
  container: undefined,
  containerVolume: undefined,
});
const offer = (ltoPrice: number, ltoEndDate: string) => ({
  ltoPrice,
  ltoStartDate: '2026-11-01',
  ltoEndDate,
});

const ROWS: readonly Row[] = [
  ['CTR-101', 'CONTAINER', 'Dry Dock Pilsner', 'Pilsner', 5, 61.2, 84],
  ['CTR-104', 'CONTAINER', 'Portside Pale Ale', 'Pale Ale', 5.2, 64.8, 40],
  ['CTR-112', 'CONTAINER', 'Gantry IPA', 'India Pale Ale', 6.5, 74.4, 52, offer(66, '2026-11-25')],
  ['CTR-118', 'CONTAINER', 'Night Berth Stout', 'Oatmeal Stout', 5.6, 69.6, 18],
  ['CUR-201', 'CURIOUS CREATURES', 'Velvet Otter Blackberry Sour', 'Blackberry Sour', 4.6, 76.8, 33],
  ['CUR-207', 'CURIOUS CREATURES', 'Moon Moth Hazy IPA', 'Hazy IPA', 6.3, 79.2, 61],
  ['CUR-210', 'CURIOUS CREATURES', 'Shy Heron Pear Cider', 'Pear Cider', 5.5, 72, 27, BOTTLE],
  [
    'CUR-214',
    'CURIOUS CREATURES',
    'Kraken’s Garden Gose',
    'Sea-salt Gose',
    4.4,
    74.4,
    12,
    offer(68.4, '2026-11-21'),
  ],
  ['CUR-216', 'CURIOUS CREATURES', 'Lantern Newt Wheat Ale', 'Wheat Ale', 4.8, 69.6, 30],
  ['CZB-301', 'CZECH BROS', 'Světlý Ležák', 'Pale Lager', 5, 66, 96, BOTTLE],
  ['CZB-302', 'CZECH BROS', 'Tmavé Dark Lager', 'Dark Lager', 5.2, 68.4, 44, BOTTLE],
  ['CZB-305', 'CZECH BROS', 'Polotmavý Amber Lager', 'Amber Lager', 5.4, 68.4, 0, BOTTLE],
  ['CZB-309', 'CZECH BROS', 'Desítka Ten Degree', '10° Lager', 4.1, 57.6, 70],
  ['FRC-401', 'FORCE', 'Tidal Force West Coast IPA', 'West Coast IPA', 7, 81.6, 58],
  ['FRC-404', 'FORCE', 'Gale Force Double IPA', 'Double IPA', 8.2, 93.6, 0],
  ['FRC-409', 'FORCE', 'Brute Force Barley Wine', 'Barley Wine', 10.2, 118.8, 9, BOTTLE],
  ['FRC-412', 'FORCE', 'Quiet Force Session Ale', 'Session Ale', 3.9, 58.8, 47],
  ['FUG-501', 'FUGGLES', 'Bramble Lane Best Bitter', 'Best Bitter', 4.2, 67.2, 36, BOTTLE],
  ['FUG-504', 'FUGGLES', 'Orchard Row Dry Cider', 'Dry Cider', 6, 70.8, 41, BOTTLE],
  ['FUG-507', 'FUGGLES', 'Hearth & Hop Porter', 'Porter', 5.8, 69.6, 22],
  ['FUG-511', 'FUGGLES', 'Half Acre Golden Ale', 'Golden Ale', 4.5, 60, 65],
  ['CTR-150', 'CONTAINER', 'Dry Dock Pilsner 50L', 'Pilsner', 5, 219, 14, keg('50L')],
  ['CUR-230', 'CURIOUS CREATURES', 'Moon Moth Hazy IPA 20L', 'Hazy IPA', 6.3, 132, 9, keg('20L & 30L')],
  ['CZB-350', 'CZECH BROS', 'Světlý Ležák 50L', 'Pale Lager', 5, 228, 21, keg('50L')],
  ['CZB-330', 'CZECH BROS', 'Tmavé Dark Lager 30L', 'Dark Lager', 5.2, 158, 6, keg('20L & 30L')],
  [
    'FRC-450',
    'FORCE',
    'Tidal Force IPA 50L',
    'West Coast IPA',
    7,
    262,
    11,
    { ...keg('50L'), ...offer(238, '2026-11-23') },
  ],
  ['FUG-530', 'FUGGLES', 'Bramble Lane Best Bitter 30L', 'Best Bitter', 4.2, 149, 8, keg('20L & 30L')],
  ['CTR-151', 'CONTAINER', 'Gantry IPA 30L', 'India Pale Ale', 6.5, 164, 7, keg('20L & 30L')],
  ['FUG-551', 'FUGGLES', 'Half Acre Golden Ale 50L', 'Golden Ale', 4.5, 214, 10, keg('50L')],
];

/** The products of the design's pictures. */
export const DEMO_PRODUCTS: readonly Product[] = ROWS.map(
  ([id, hiddenCategory, name, style, abv, price, stock, more]) => ({
    id,
    name,
    hiddenCategory,
    style,
    abv,
    price,
    stock,
    looseUnits: 0,
    category: 'Beer-Craft',
    packagingType: 'Packaged',
    hidden: false,
    forceDisplay: false,
    container: 'can',
    containerVolume: 473,
    ...more,
  }),
);

/** One of them. Throws for an unknown id. */
export function demoProduct(id: string): Product {
  const found = DEMO_PRODUCTS.find((product) => product.id === id);
  if (!found) throw new Error(`the gallery has no ${id}`);
  return found;
}
