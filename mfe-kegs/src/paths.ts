/** Addresses of the keg portal's pages. */
export const paths = {
  products: '/dtckegs/products',
  keg: (id: string) => `/dtckegs/products/${encodeURIComponent(id)}`,
  cart: '/dtckegs/cart',
  thankYou: '/dtckegs/thank-you',
} as const;
