import type { Channel } from '../products/index.ts';

/** The cart page of each channel (section 2). */
export const cartPaths: Readonly<Record<Channel, string>> = {
  licensee: '/shop/cart',
  dtc: '/dtc/cart',
  keg: '/dtckegs/cart',
};

/** Which cart a page works with: kegs under /dtckegs, retail on other paths with /dtc, wholesale else (section 2). */
export function channelOfPath(path: string): Channel {
  if (path.includes('/dtckegs')) return 'keg';
  return path.includes('/dtc') ? 'dtc' : 'licensee';
}
