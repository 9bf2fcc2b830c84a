import type { Cents } from '../../foundation/money/index.ts';
import { priceOf } from '../../goods/pricing/index.ts';
import type { Channel, Product } from '../../goods/products/index.ts';

/** A product as it was when it was added to a cart, without its long description. */
export type CartProduct = Omit<Product, 'description'>;

/** A cart line: a product and a number of the channel's units (cases or kegs, bottles or cans, kegs). */
export type CartLine = {
  readonly product: CartProduct;
  readonly quantity: number;
  /** Cents per unit that the customer last saw; absent in lines stored by older versions. */
  readonly seenPrice?: Cents;
};

/** The lines of one cart in the order they were added. The deposit line is derived, never stored. */
export type Cart = readonly CartLine[];

/** Where and when a cart is changed, which decides the price shown. */
export type CartContext = { readonly channel: Channel; readonly at: Date };

/** The most units of one line: three digits in retail, four elsewhere (CART-2). */
export const quantityLimit = (channel: Channel): number => (channel === 'dtc' ? 999 : 9999);

/** A whole number of units from 1 to the channel's limit; anything that isn't a number becomes 1. */
export function allowedQuantity(quantity: number, channel: Channel): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.min(Math.max(Math.trunc(quantity), 1), quantityLimit(channel));
}

/** A line with the current product, whose price counts as seen. */
export function lineOf(
  product: Product | CartProduct,
  quantity: number,
  { channel, at }: CartContext,
): CartLine {
  const { description: _left, ...kept } = product as Product;
  return {
    product: kept,
    quantity: allowedQuantity(quantity, channel),
    seenPrice: priceOf(kept, channel, at).unit,
  };
}
