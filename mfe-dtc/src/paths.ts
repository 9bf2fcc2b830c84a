/** Addresses of the retail shop's pages. */
export const paths = {
  shop: '/dtc',
  product: (id: string) => `/dtc/product/${encodeURIComponent(id)}`,
  cart: '/dtc/cart',
  thankYou: '/dtc/thank-you',
  paymentSuccess: '/dtc/payment-success',
  paymentCancel: '/dtc/payment-cancel',
} as const;
