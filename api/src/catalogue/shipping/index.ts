export { refuseClosedProvince } from './closed-provinces.ts';
export { shippingHandlers } from './handlers.ts';
export { presentOptions, shippingOptions } from './options.ts';
export { ratesModel, sweepRates } from './rates-cache.ts';
