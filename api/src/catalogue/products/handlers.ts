import type { Request, Response } from 'express';
import type { Product } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';
import {
  type Answer,
  type Call,
  type Encoded,
  encoded,
  eventStream,
  type Handlers,
  SENT,
  sendEncoded,
} from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { presentSwitches, readSettings } from '../settings/index.ts';
import { type Bodies, type Body, createBodies } from './bodies.ts';
import { currentCatalogue } from './current.ts';
import { shopPage } from './shop-pages.ts';
import type { Scope } from './snapshot.ts';

/** Products for everyone: the list, its changes, one product. */
export function catalogueHandlers(deps: Deps): Handlers<'listProducts' | 'productEvents' | 'readProduct'> {
  const bodies = createBodies(deps);
  return {
    listProducts: (call) => listProducts(deps, bodies, call),
    productEvents: eventStream(deps, {
      topic: 'products',
      event: 'changed',
      data: (revision) => ({ revision: String(revision) }),
      also: [
        {
          topic: 'settings',
          event: 'settings',
          data: async () => presentSwitches(await readSettings(deps.connection)),
        },
      ],
    }),
    readProduct: async ({ params, staff, request, response }) => {
      const product = await bodies.one(staff ? 'staff' : 'public', params.id);
      if (!product) throw problem('product_not_found');
      await sendEncoded(request, response, encoded(product));
      return SENT;
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
    return { products: await named(deps, scope, query.ids) };
  }
  const sent = (page: Encoded) => sendEncoded(request, response, page).then(() => SENT);
  if (query.channel) return sent(await shopPage(deps, query.channel, query));
  if (
    query.ifSmall &&
    !staff &&
    (await currentCatalogue(deps)).list('public').length > deps.configuration.heldProducts
  ) {
    response.set('Cache-Control', 'private, no-cache');
    return { products: [], isLarge: true };
  }
  if (query.limit !== undefined) return sent(await bodies.page(scope, query.limit, query.cursor));
  return sendWhole(request, response, await bodies.whole(scope));
}

/** Products by their SKUs, even if sold out, so that a page can update those in its carts. */
async function named(deps: Deps, scope: Scope, ids: string[]): Promise<Product[]> {
  const catalogue = await currentCatalogue(deps);
  return [...new Set(ids)].flatMap((id) => {
    const product = catalogue.get(id);
    return product && (scope === 'staff' || !product.hidden) ? [product] : [];
  });
}

/** Sends the list, or 304 if it is current. */
async function sendWhole(request: Request, response: Response, body: Body): Promise<typeof SENT> {
  response.set({ ETag: body.etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' });
  if (request.fresh) response.status(304).end();
  else await sendEncoded(request, response, body);
  return SENT;
}
