export { beyondAllocations } from './allocated.ts';
export {
  type CartRequest,
  currentProducts,
  type PricedCart,
  presentCart,
  priceCart,
  type Source,
  storedProducts,
} from './cart.ts';
export { quoteHandlers } from './handlers.ts';
