import { isReduced, priceOf, saleEndText } from 'shared-domain/pricing';
import type { Channel, Product } from 'shared-domain/products';

/** The sale's end as text (PRICE-10); null if no offer changes this channel's price. */
export function saleTextOf(product: Product, channel: Channel, at: Date): string | null {
  return isReduced(priceOf(product, channel, at)) ? saleEndText(product.ltoEndDate, at) : null;
}
