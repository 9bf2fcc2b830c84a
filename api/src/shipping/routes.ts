import { Router } from 'express';
import { shippingQuoteRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { limit, validated } from '../protections/index.ts';
import { presentOptions, shippingOptions } from './options.ts';
import { ratesModel } from './rates-cache.ts';

/** `POST /shipping/quote`: what sending some bottles and cans to a postal code costs. */
export function shippingRoutes(deps: Deps): Router {
  ratesModel(deps.connection);
  const router = Router();
  router.post(
    '/shipping/quote',
    limit(deps, 'quote'),
    validated({ body: shippingQuoteRequest }, async ({ body }, _request, response) => {
      const { destinationPostalCode: postalCode, destinationProvince: province, itemCount } = body;
      response.json(presentOptions(await shippingOptions(deps, { postalCode, province, itemCount })));
    }),
  );
  return router;
}
