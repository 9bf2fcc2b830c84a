import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { licenseeOf, pricedAt } from '../../requests/protections/index.ts';
import { refuseClosedProvince } from '../shipping/index.ts';
import { currentProducts, presentCart, priceCart } from './cart.ts';

/**
 * What a cart costs now, line by line, and what isn't available. In the future shop staff get the prices of that
 * moment.
 */
export const quoteHandlers = (deps: Deps): Handlers<'quote'> => ({
  quote: async ({ body, request }) => {
    if (body.channel === 'dtc') refuseClosedProvince(await deps.tradeSettings(), body);
    const asked = { ...body, account: licenseeOf(request)?.licenseNumber };
    return presentCart(await priceCart(deps, asked, currentProducts, pricedAt(request, deps.clock())));
  },
});
