import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { presentOptions, shippingOptions } from './options.ts';
import { ratesModel } from './rates-cache.ts';

/** The cost of shipping some bottles and cans to a postal code. */
export function shippingHandlers(deps: Deps): Handlers<'quoteShipping'> {
  ratesModel(deps.connection);
  return {
    quoteShipping: async ({ body }) => {
      const { destinationPostalCode: postalCode, destinationProvince: province, itemCount } = body;
      return presentOptions(await shippingOptions(deps, { postalCode, province, itemCount }));
    },
  };
}
