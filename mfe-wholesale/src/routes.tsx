import type { RouteObject } from 'react-router';
import { WholesaleShop, WholesaleWaiting } from './frame/wholesale-shop.tsx';
import { ShopHome } from './home/shop-home.tsx';

type SmallPage = 'Categories' | 'Newest' | 'FormerOrders' | 'KegsPage' | 'WholesaleThankYou';

/** One of the smaller pages, which share a chunk. */
const small = (path: string, name: SmallPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/index.ts'))[name] }),
});

type AccountPage = 'SignInPage' | 'OwnSignInPage' | 'ScarceBeerPage' | 'BillsPage' | 'PeoplePage';

/** One of the pages of an account's people, which share a chunk of their own. */
const ofAccount = (path: string, name: AccountPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./account/index.ts'))[name] }),
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
  ofAccount('sign-in', 'SignInPage'),
  ofAccount('account', 'OwnSignInPage'),
  ofAccount('account/scarce-beer', 'ScarceBeerPage'),
  ofAccount('account/bills', 'BillsPage'),
  ofAccount('account/people', 'PeoplePage'),
];

/** The wholesale shop's pages. */
export const routes: RouteObject[] = [
  { Component: WholesaleShop, HydrateFallback: WholesaleWaiting, children: pages },
];
