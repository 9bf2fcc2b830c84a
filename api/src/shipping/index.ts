export { type Carrier, createCarrier } from './carrier.ts';
export { presentOptions, shippingOptions } from './options.ts';
export { sweepRates } from './rates-cache.ts';
export { shippingRoutes } from './routes.ts';
