export { type Carrier, createCarrier, type Rate } from './carrier.ts';
export { createStripe, stripeFailure } from './stripe.ts';
