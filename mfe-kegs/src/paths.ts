/** Addresses of the keg portal's pages. */
export const paths = {
  products: '/dtckegs/products',
  cart: '/dtckegs/cart',
  thankYou: '/dtckegs/thank-you',
} as const;
