export { type CartRequest, type PricedCart, presentCart, priceCart } from './cart.ts';
export { quoteHandlers } from './handlers.ts';
