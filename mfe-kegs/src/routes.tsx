import type { RouteObject } from 'react-router';
import { KegPortal } from './portal/keg-portal.tsx';
import { KegProducts } from './products/keg-products.tsx';

/** The keg portal's pages; the cart and later pages load on demand. */
export const routes: RouteObject[] = [
  {
    element: <KegPortal />,
    children: [
      // One element, so that a keg's address opens its dialog over the same page.
      {
        element: <KegProducts />,
        children: [{ index: true }, { path: 'products' }, { path: 'products/:id' }],
      },
      {
        path: 'cart',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "cart" */ './cart/keg-cart.tsx')).KegCart,
        }),
      },
      {
        path: 'order',
        lazy: async () => ({ Component: (await import('./thank-you/keg-order.tsx')).KegOrder }),
      },
      {
        path: 'thank-you',
        lazy: async () => ({ Component: (await import('./thank-you/keg-thank-you.tsx')).KegThankYou }),
      },
    ],
  },
];
