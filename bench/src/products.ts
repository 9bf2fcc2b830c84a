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
const VENDURE_HEADER =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const DESCRIPTION =
  'A clean body, a soft finish and a foam that stays for the whole pint. Brewed on the coast in small batches.';

/** A stock that no bench sells out. */
const STOCK = 9_000;

export const skuOf = (place: number): string => `BENCH-${String(place).padStart(6, '0')}`;

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

/** The same products as Vendure imports them. */
export function vendureList(count: number): string {
  const rows = Array.from({ length: count }, (_row, place) => {
    const name = nameOf(place);
    const sku = skuOf(place);
    const text = `"${DESCRIPTION} ${name}."`;
    const price = priceOf(place).toFixed(2);
    return [
      name,
      sku.toLowerCase(),
      text,
      '',
      '',
      '',
      '',
      sku,
      price,
      'standard',
      STOCK,
      'true',
      '',
      '',
    ].join(',');
  });
  return [VENDURE_HEADER, ...rows].join('\n');
}
