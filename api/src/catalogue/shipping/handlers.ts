import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { refuseClosedProvince } from './closed-provinces.ts';
import { presentOptions, shippingOptions } from './options.ts';
import { ratesModel } from './rates-cache.ts';

/** The cost of shipping some bottles and cans to a postal code. */
export function shippingHandlers(deps: Deps): Handlers<'quoteShipping'> {
  ratesModel(deps.connection);
  return {
    quoteShipping: async ({ body }) => {
      const { destinationPostalCode: postalCode, destinationProvince: province, itemCount } = body;
      refuseClosedProvince(await deps.tradeSettings(), { postalCode, province }, 'destinationProvince');
      return presentOptions(await shippingOptions(deps, { postalCode, province, itemCount }));
    },
  };
}
