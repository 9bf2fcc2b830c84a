import { type Channel, isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';

const ONE_AND_MANY = {
  kegs: ['keg', 'kegs'],
  cases: ['case', 'cases'],
  pieces: ['piece', 'pieces'],
  bottles: ['bottle', 'bottles'],
  cans: ['can', 'cans'],
  units: ['unit', 'units'],
} as const;

/** A product's unit: kegs and cases in stock, single bottles or cans in the retail shop. */
function unitOf(product: Product | undefined, channel: Channel | undefined): keyof typeof ONE_AND_MANY {
  if (!product) return 'units';
  if (isMerchandise(product)) return 'pieces';
  if (isKegPackaging(product.packagingType)) return 'kegs';
  if (channel !== 'dtc') return 'cases';
  return product.container ? `${product.container}s` : 'units';
}

/** '64 cases', '1 keg', '112 cans': an amount in the channel's unit; without a channel, in the stock unit. */
export function amountOf(count: number, product: Product | undefined, channel?: Channel): string {
  const [one, many] = ONE_AND_MANY[unitOf(product, channel)];
  return `${count} ${count === 1 ? one : many}`;
}
