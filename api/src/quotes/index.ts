export { type PricedCart, presentCart, priceCart, type Wish } from './cart.ts';
export { quoteHandlers } from './handlers.ts';
