const BRANDS = ['CONTAINER', 'CURIOUS CREATURES', 'CZECH BROS', 'FORCE', 'FUGGLES'];
const STYLES = [
  'Pilsner',
  'Pale Ale',
  'Hazy IPA',
  'Porter',
  'Saison',
  'Gose',
  'Bitter',
  'Stout',
  'Cider',
  'Lager',
];
const NAMES = [
  'Harbour',
  'Lantern',
  'Copper',
  'Tidal',
  'Drift',
  'Moonlit',
  'Granite',
  'Cedar',
  'Velvet',
  'Northern',
];
const HEADER =
  'Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand,ABV,Style,Container,container_volume,description';
const DESCRIPTION =
  'A clean body, a soft finish and a foam that stays for the whole pint. Brewed on the coast in small batches.';

/** A stock that no bench sells out. */
const STOCK = 9_000;

export const skuOf = (place: number): string => `BENCH-${String(place).padStart(6, '0')}`;
export const slugOf = (place: number): string => skuOf(place).toLowerCase();

const styleOf = (place: number) => STYLES[Math.floor(place / 10) % 10];
const nameOf = (place: number) => `${NAMES[place % 10]} ${styleOf(place)} ${place}`;
const isKegAt = (place: number) => place % 10 === 9;
const priceOf = (place: number) => (isKegAt(place) ? 180 : 40) + (place % 60) + 0.2;

/** A stock list (CSV) with a number of products, every tenth of them a keg; the same in every run. */
export function stockList(count: number): string {
  const rows = Array.from({ length: count }, (_row, place) => {
    const name = nameOf(place);
    const isKeg = isKegAt(place);
    return [
      skuOf(place),
      name,
      'Beer-Craft',
      isKeg ? '50L' : 'Packaged',
      STOCK,
      STOCK,
      priceOf(place).toFixed(2),
      BRANDS[place % 5],
      (4 + (place % 40) / 10).toFixed(1),
      styleOf(place),
      isKeg ? 'keg' : 'can',
      isKeg ? '' : '473',
      `"${DESCRIPTION} ${name}."`,
    ].join(',');
  });
  return [HEADER, ...rows].join('\n');
}

export type PlainProduct = {
  name: string;
  slug: string;
  description: string;
  sku: string;
  /** In dollars. */
  price: number;
  stock: number;
};

/** The same products for other shops: one variant each, no kegs. */
export const plainProducts = (count: number): PlainProduct[] =>
  Array.from({ length: count }, (_product, place) => ({
    name: nameOf(place),
    slug: slugOf(place),
    description: `${DESCRIPTION} ${nameOf(place)}.`,
    sku: skuOf(place),
    price: priceOf(place),
    stock: STOCK,
  }));
