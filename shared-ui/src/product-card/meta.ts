import { containerText, kegSizeText } from 'shared-domain/catalogue';
import { type Channel, isMerchandise, type Product } from 'shared-domain/products';

function sizeOf(product: Product, channel: Channel): string {
  if (isMerchandise(product)) return 'Merchandise';
  if (channel === 'licensee') return product.packagingType;
  return channel === 'keg' ? kegSizeText(product) : containerText(product);
}

/** The line under a card's name: 'CTR-112 · 6.5% ABV · Packaged' in wholesale, otherwise '6.5% ABV · 473 mL can'. */
export function metaOf(product: Product, channel: Channel): string {
  const strength = product.abv == null ? '' : `${product.abv.toFixed(1)}% ABV`;
  const item = channel === 'licensee' && product.id;
  // A line doesn't begin with a dot.
  return [item, strength, sizeOf(product, channel)].filter(Boolean).join('\u00a0· ');
}
