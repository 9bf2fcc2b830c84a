import type { Request, Response } from 'express';
import { type Answer, type Call, eventStream, type Handlers, SENT } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Bodies, type Body, createBodies } from './bodies.ts';
import { placeOf, readPlace } from './cursor.ts';
import { readListing, readNamed } from './listing.ts';
import { productModel } from './model.ts';
import { presentProduct } from './present.ts';

/** Products for everybody: the list, its changes, one product. */
export function catalogueHandlers(deps: Deps): Handlers<'listProducts' | 'productEvents' | 'readProduct'> {
  const bodies = createBodies(deps);
  return {
    listProducts: (call) => listProducts(deps, bodies, call),
    productEvents: eventStream(deps, {
      topic: 'products',
      event: 'changed',
      data: (revision) => ({ revision: String(revision) }),
      also: [{ topic: 'settings', event: 'settings', data: () => readSettings(deps.connection) }],
    }),
    readProduct: async ({ params, staff }) => {
      const document = await productModel(deps.connection).findById(params.id).maxTimeMS(2_000).lean();
      if (!document || (document.hidden && !staff)) throw problem('product_not_found');
      return presentProduct(document, deps);
    },
  };
}

async function listProducts(
  deps: Deps,
  bodies: Bodies,
  { query, staff, request, response }: Call<'listProducts'>,
): Promise<Answer<'listProducts'>> {
  const scope = staff ? 'staff' : 'public';
  if (query.ids) {
    response.set('Cache-Control', 'private, no-cache');
    return { products: await readNamed(deps, scope, query.ids) };
  }
  if (query.limit === undefined) {
    sendBody(request, response, await bodies(scope));
    return SENT;
  }
  const after = query.cursor === undefined ? undefined : readPlace(query.cursor);
  const products = await readListing(deps, scope, { limit: query.limit, after });
  const more = products.length > query.limit;
  if (more) products.pop();
  const last = products.at(-1);
  return { products, ...(more && last ? { nextCursor: placeOf(last) } : {}) };
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
