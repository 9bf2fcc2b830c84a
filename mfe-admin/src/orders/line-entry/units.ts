import { isReduced, priceOf } from 'shared-domain/pricing';
import { type Channel, isMerchandise, type Product } from 'shared-domain/products';

/** A line's unit: 'case of 24', '50 L keg'. */
function unitName(product: Product): string {
  if (isMerchandise(product)) return 'piece';
  if (product.packagingType === 'Packaged') return 'case of 24';
  return product.packagingType === '50L' ? '50 L keg' : 'keg up to 30 L';
}

/** '3 cases', '1 keg': units of a product in a channel. */
export function countedUnits(number: number, product: Product, channel: Channel): string {
  const isCase = product.packagingType === 'Packaged';
  const stocked = isCase ? 'case' : 'keg';
  const word = isMerchandise(product) ? 'piece' : channel === 'dtc' && isCase ? 'unit' : stocked;
  return number === 1 ? `1 ${word}` : `${number} ${word}s`;
}

/** 'CZB-301 · case of 24'. */
export const lineMeta = (product: Product): string => `${product.id} · ${unitName(product)}`;

/** A unit's price in a channel and, during an offer, the ordinary one, in cents. */
export function offerPrice(
  product: Product,
  channel: Channel,
  at: Date,
): { unit: number; ordinary?: number } {
  const price = priceOf(product, channel, at);
  return { unit: price.unit, ...(isReduced(price) ? { ordinary: price.ordinary } : {}) };
}
