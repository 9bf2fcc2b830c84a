import { createHash } from 'node:crypto';
import type { Product } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Encoded, encoded } from '../../requests/calls/index.ts';
import { currentCatalogue } from './current.ts';
import { cursorOf, positionOf } from './cursor.ts';
import { bytesOf, joinedProducts, listBytes } from './serialised.ts';
import { createSlices } from './slices.ts';
import type { Scope, Snapshot } from './snapshot.ts';

/** Cached pages of lists, each some 15 kB. */
const PAGES = 500;

/** A whole list ready to send: serialised once per state of the catalogue. */
export type Body = Encoded & { key: string; etag: string };

export type Bodies = {
  whole: (scope: Scope) => Promise<Body>;
  page: (scope: Scope, limit: number, cursor: string | undefined) => Promise<Encoded>;
  /** One product, undefined if this scope has none with this SKU. */
  one: (scope: Scope, id: string) => Promise<Buffer | undefined>;
};

/** The catalogue's response bodies, rebuilt when a product has changed or a new month has begun. */
export function createBodies(deps: Deps): Bodies {
  const made = new Map<Scope, { key: string; body: Promise<Body> }>();
  const pages = new Map<string, Encoded>();
  let pagesOf = '';
  return {
    whole: async (scope) => {
      const catalogue = await currentCatalogue(deps);
      const present = made.get(scope);
      if (present?.key === catalogue.key) return present.body;
      // Concurrent requests wait for the same build.
      const body = makeBody(catalogue.key, catalogue.list(scope));
      made.set(scope, { key: catalogue.key, body });
      body.catch(() => made.delete(scope));
      return body;
    },
    page: async (scope, limit, cursor) => {
      const catalogue = await currentCatalogue(deps);
      if (pagesOf !== catalogue.key || pages.size >= PAGES) pages.clear();
      pagesOf = catalogue.key;
      const which = `${scope} ${limit} ${cursor ?? ''}`;
      const page = pages.get(which) ?? makePage(catalogue, scope, limit, cursor);
      pages.set(which, page);
      return page;
    },
    one: async (scope, id) => {
      const product = (await currentCatalogue(deps)).get(id);
      return product && (scope === 'staff' || !product.hidden) ? bytesOf(product) : undefined;
    },
  };
}

function makePage(catalogue: Snapshot, scope: Scope, limit: number, cursor: string | undefined): Encoded {
  const products = catalogue.page(scope, limit, cursor === undefined ? undefined : positionOf(cursor));
  const shown = products.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = products.length > limit && last ? cursorOf(last) : undefined;
  return encoded(listBytes(shown, { nextCursor }));
}

async function makeBody(key: string, products: readonly Product[]): Promise<Body> {
  const slices = createSlices();
  const parts: Buffer[] = [];
  for (const product of products) {
    parts.push(bytesOf(product));
    if (slices.isOver()) await slices.next();
  }
  const plain = joinedProducts(parts);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { key, etag, ...encoded(plain) };
}
