export { type CartRequest, currentProducts, type PricedCart, presentCart, priceCart } from './cart.ts';
export { quoteHandlers } from './handlers.ts';
