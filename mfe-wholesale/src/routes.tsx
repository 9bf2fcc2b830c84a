import type { RouteObject } from 'shared-ui/router';
import { Categories } from './categories/categories.tsx';
import { WholesaleShop, WholesaleWaiting } from './frame/wholesale-shop.tsx';
import { ShopHome } from './home/shop-home.tsx';

/** Pages that aren't product lists are loaded on demand. */
const pages: RouteObject[] = [
  { index: true, element: <ShopHome /> },
  { path: 'categories', element: <Categories /> },
  { path: 'categories/:category', element: <Categories /> },
  { path: 'newest', lazy: async () => ({ Component: (await import('./newest/newest.tsx')).Newest }) },
  {
    path: 'products/:id',
    lazy: async () => ({ Component: (await import('./product/wholesale-product.tsx')).WholesaleProduct }),
  },
  { path: 'cart', lazy: async () => ({ Component: (await import('./cart/shop-cart.tsx')).ShopCart }) },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('./former-orders/former-orders.tsx')).FormerOrders }),
  },
  {
    path: 'thank-you',
    lazy: async () => ({
      Component: (await import('./thank-you/wholesale-thank-you.tsx')).WholesaleThankYou,
    }),
  },
];

/** The wholesale shop's pages. */
export const routes: RouteObject[] = [
  { Component: WholesaleShop, HydrateFallback: WholesaleWaiting, children: pages },
];
