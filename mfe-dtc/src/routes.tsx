import type { RouteObject } from 'react-router';
import { RetailProducts } from './products/retail-products.tsx';
import { RetailShop } from './retail/retail-shop.tsx';

/** The retail shop's pages; all but the grid load on demand. */
export const routes: RouteObject[] = [
  {
    element: <RetailShop />,
    children: [
      { index: true, element: <RetailProducts /> },
      {
        path: 'product/:id',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "product" */ './products/retail-product.tsx'))
            .RetailProduct,
        }),
      },
      {
        path: 'cart',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "cart" */ './cart/retail-cart.tsx')).RetailCart,
        }),
      },
      {
        path: 'payment-success',
        lazy: async () => ({ Component: (await import('./payment/payment-success.tsx')).PaymentSuccess }),
      },
      {
        path: 'payment-cancel',
        lazy: async () => ({ Component: (await import('./payment/payment-cancel.tsx')).PaymentCancel }),
      },
      {
        path: 'thank-you',
        lazy: async () => ({ Component: (await import('./payment/retail-thank-you.tsx')).RetailThankYou }),
      },
    ],
  },
];
