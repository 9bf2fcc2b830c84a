import type { Channel } from '../../goods/products/index.ts';

/** The cart page of each channel (CART-1). */
export const cartPaths: Readonly<Record<Channel, string>> = {
  licensee: '/shop/cart',
  dtc: '/dtc/cart',
  keg: '/dtckegs/cart',
};
