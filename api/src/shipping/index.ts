export { type Carrier, createCarrier } from './carrier.ts';
export { shippingHandlers } from './handlers.ts';
export { presentOptions, shippingOptions } from './options.ts';
export { sweepRates } from './rates-cache.ts';
