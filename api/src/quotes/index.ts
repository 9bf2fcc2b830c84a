export { type PricedCart, presentCart, priceCart, type Wish } from './cart.ts';
export { quoteRoutes } from './routes.ts';
