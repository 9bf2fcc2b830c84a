import { type Request, type Response, Router } from 'express';
import { fields, productListQuery } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { eventStream } from '../live/index.ts';
import { problem } from '../problems/index.ts';
import { limit, staffOf, validated } from '../protections/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Bodies, type Body, createBodies } from './bodies.ts';
import { placeOf, readPlace } from './cursor.ts';
import { readListing, readNamed } from './listing.ts';
import { productModel } from './model.ts';
import { presentProduct } from './present.ts';

/** Products for everybody: the list, its changes, one product. */
export function catalogueRoutes(deps: Deps): Router {
  const router = Router();
  const bodies = createBodies(deps);
  const reading = limit(deps, 'read');
  router.get('/products', reading, validated({ query: productListQuery }, listProducts(deps, bodies)));
  router.get(
    '/products/events',
    reading,
    eventStream(deps, {
      topic: 'products',
      event: 'changed',
      data: (revision) => ({ revision: String(revision) }),
      also: [{ topic: 'settings', event: 'settings', data: () => readSettings(deps.connection) }],
    }),
  );
  router.get(
    '/products/:id',
    reading,
    validated({ params: z.object({ id: fields.sku }) }, async ({ params }, request, response) => {
      const document = await productModel(deps.connection).findById(params.id).maxTimeMS(2_000).lean();
      if (!document || (document.hidden && !staffOf(request))) throw problem('product_not_found');
      response.json(presentProduct(document, deps));
    }),
  );
  return router;
}

type ListInput = { query: z.infer<typeof productListQuery> };

function listProducts(deps: Deps, bodies: Bodies) {
  return async ({ query }: ListInput, request: Request, response: Response) => {
    const scope = staffOf(request) ? 'staff' : 'public';
    if (query.ids) {
      response.set('Cache-Control', 'private, no-cache');
      response.json({ products: await readNamed(deps, scope, query.ids) });
      return;
    }
    if (query.limit === undefined) return sendBody(request, response, await bodies(scope));
    const after = query.cursor === undefined ? undefined : readPlace(query.cursor);
    const products = await readListing(deps, scope, { limit: query.limit, after });
    const more = products.length > query.limit;
    if (more) products.pop();
    const last = products.at(-1);
    response.json({ products, ...(more && last ? { nextCursor: placeOf(last) } : {}) });
  };
}

/** Sends the list in the best form that the browser takes, or says that it has it already. */
function sendBody(request: Request, response: Response, body: Body): void {
  response.set({ ETag: body.etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.type('application/json');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding);
  response.send(encoding === 'br' ? body.br : encoding === 'gzip' ? body.gzip : body.plain);
}
