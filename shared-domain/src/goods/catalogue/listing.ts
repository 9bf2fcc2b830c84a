import { type Channel, isKegPackaging, type Product } from '../products/index.ts';
import { availableUnits } from '../stock/index.ts';
import { fold } from './folding.ts';

const namesOf = (product: Product): string => fold(`${product.name}\n${product.friendlyName ?? ''}`);

const isRetailProduct = (product: Product): boolean =>
  product.packagingType === 'Packaged' && !namesOf(product).includes('ritual beer');

function isPortalKeg(product: Product): boolean {
  const names = namesOf(product);
  return (
    isKegPackaging(product.packagingType) &&
    !names.includes('ritual') &&
    !names.includes('nitro') &&
    !fold(product.description ?? '').includes('nitro')
  );
}

/**
 * Whether a channel sells a product, regardless of stock (LISTING-2 to LISTING-4): hidden never; wholesale
 * everything; retail Packaged without 'Ritual Beer' in a name; the keg portal kegs without 'ritual' in a name or
 * 'nitro' in a name or the description, in any case.
 */
export function isSoldIn(product: Product, channel: Channel): boolean {
  if (product.hidden) return false;
  if (channel === 'licensee') return true;
  return channel === 'dtc' ? isRetailProduct(product) : isPortalKeg(product);
}

/**
 * Whether a channel lists a product: sold there, and not out of stock. The wholesale shop also lists one without stock that
 * has an allocation (ALLOCATION-3).
 */
export const isListed = (product: Product, channel: Channel): boolean =>
  isSoldIn(product, channel) &&
  (!isOutOfStock(product, channel) || (channel === 'licensee' && product.allocation !== undefined));

/** Whether the list that all shops filter contains a product: not hidden, and available. */
export const isPublic = ({ hidden, stock, looseUnits, forceDisplay, allocation }: Product): boolean =>
  !hidden && (stock > 0 || looseUnits > 0 || forceDisplay || allocation !== undefined);

/** Whether the 'Out of Stock' badge shows: nothing available and not forced visible (CART-10). */
export const isOutOfStock = (product: Product, channel: Channel): boolean =>
  availableUnits(product, channel) <= 0 && !product.forceDisplay;

/** Whether all that is ordered of a product is back-ordered: nothing available, but forced visible (STOCK-5). */
export const isBackOrdered = (product: Product, channel: Channel): boolean =>
  availableUnits(product, channel) <= 0 && product.forceDisplay;

/** The products that a channel lists. */
export const listingOf = <Item extends Product>(products: readonly Item[], channel: Channel): Item[] =>
  products.filter((product) => isListed(product, channel));
