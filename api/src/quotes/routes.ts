import { Router } from 'express';
import { quoteRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { limit, pricedAt, validated } from '../protections/index.ts';
import { presentCart, priceCart } from './cart.ts';

/**
 * `POST /quotes`: what a cart costs now, line by line, and what of it can't be had; for staff who look ahead, what it
 * costs then. Nothing is stored.
 */
export function quoteRoutes(deps: Deps): Router {
  const router = Router();
  router.post(
    '/quotes',
    limit(deps, 'quote'),
    validated({ body: quoteRequest }, async ({ body }, request, response) => {
      response.json(presentCart(await priceCart(deps, body, pricedAt(request, deps.clock()))));
    }),
  );
  return router;
}
