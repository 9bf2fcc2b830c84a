import type { RouteObject } from 'react-router';
import { WholesaleShop, WholesaleWaiting } from './frame/wholesale-shop.tsx';
import { ShopHome } from './home/shop-home.tsx';

type SmallPage = 'Categories' | 'Newest' | 'FormerOrders' | 'KegsPage' | 'WholesaleThankYou';

/** One of the smaller pages, which share a chunk. */
const small = (path: string, name: SmallPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/index.ts'))[name] }),
});

/** All pages but the first load on demand. */
const pages: RouteObject[] = [
  { index: true, element: <ShopHome /> },
  small('categories', 'Categories'),
  small('categories/:category', 'Categories'),
  {
    path: 'products/:id',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "product" */ './product/wholesale-product.tsx'))
        .WholesaleProduct,
    }),
  },
  {
    path: 'cart',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "cart" */ './cart/shop-cart.tsx')).ShopCart,
    }),
  },
  small('newest', 'Newest'),
  small('orders', 'FormerOrders'),
  small('kegs', 'KegsPage'),
  small('thank-you', 'WholesaleThankYou'),
];

/** The wholesale shop's pages. */
export const routes: RouteObject[] = [
  { Component: WholesaleShop, HydrateFallback: WholesaleWaiting, children: pages },
];
