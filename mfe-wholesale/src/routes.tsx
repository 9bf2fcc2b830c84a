import type { RouteObject } from 'shared-ui/router';
import { WholesaleShop, WholesaleWaiting } from './frame/wholesale-shop.tsx';
import { ShopHome } from './home/shop-home.tsx';

type SmallPage = 'Newest' | 'FormerOrders' | 'KegsPage' | 'WholesaleThankYou';

/** One of the smaller pages, which come together. */
const small = (path: string, name: SmallPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/index.ts'))[name] }),
});

const categories = async () => ({ Component: (await import('./categories/categories.tsx')).Categories });

/** Every page but the shop's first is loaded on demand. */
const pages: RouteObject[] = [
  { index: true, element: <ShopHome /> },
  { path: 'categories', lazy: categories },
  { path: 'categories/:category', lazy: categories },
  {
    path: 'products/:id',
    lazy: async () => ({ Component: (await import('./product/wholesale-product.tsx')).WholesaleProduct }),
  },
  { path: 'cart', lazy: async () => ({ Component: (await import('./cart/shop-cart.tsx')).ShopCart }) },
  small('newest', 'Newest'),
  small('orders', 'FormerOrders'),
  small('kegs', 'KegsPage'),
  small('thank-you', 'WholesaleThankYou'),
];

/** The wholesale shop's pages. */
export const routes: RouteObject[] = [
  { Component: WholesaleShop, HydrateFallback: WholesaleWaiting, children: pages },
];
