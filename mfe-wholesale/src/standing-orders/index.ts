export { SaveCart } from './save-cart.tsx';
export { StandingOffer } from './standing-offer.tsx';
export { StandingOrders } from './standing-orders.tsx';
