import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Product } from 'shared-domain/products';
import type { Deps } from '../dependencies.ts';
import { currentCatalogue } from './current.ts';
import { placeOf, readPlace } from './cursor.ts';
import type { Scope, Snapshot } from './snapshot.ts';

/** Above 5, compression takes several times as long for a few per cent. */
const BROTLI_QUALITY = 5;
/** Pages of lists that are kept ready, each some 15 kB. */
const PAGES = 500;

/** A whole list, ready to be sent: serialised and compressed once per state of the catalogue. */
export type Body = { key: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

export type Bodies = {
  whole: (scope: Scope) => Promise<Body>;
  page: (scope: Scope, limit: number, cursor: string | undefined) => Promise<Buffer>;
  /** One product, undefined if this scope has none with this SKU. */
  one: (scope: Scope, id: string) => Promise<Buffer | undefined>;
};

/** What is sent of the catalogue, rebuilt when a product has changed or a month has begun. */
export function createBodies(deps: Deps): Bodies {
  const made = new Map<Scope, { key: string; body: Promise<Body> }>();
  const pages = new Map<string, Buffer>();
  let pagesOf = '';
  return {
    whole: async (scope) => {
      const catalogue = await currentCatalogue(deps);
      const present = made.get(scope);
      if (present?.key === catalogue.key) return present.body;
      // Concurrent requests wait for the same build.
      const body = makeBody(catalogue, scope);
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

/** Each product in JSON, made once. */
const serialised = new WeakMap<Product, Buffer>();

function bytesOf(product: Product): Buffer {
  const bytes = serialised.get(product) ?? Buffer.from(JSON.stringify(product));
  serialised.set(product, bytes);
  return bytes;
}

function makePage(catalogue: Snapshot, scope: Scope, limit: number, cursor: string | undefined): Buffer {
  const products = catalogue.page(scope, limit, cursor === undefined ? undefined : readPlace(cursor));
  const shown = products.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = products.length > limit && last ? placeOf(last) : undefined;
  return Buffer.from(JSON.stringify({ products: shown, nextCursor }));
}

async function makeBody(catalogue: Snapshot, scope: Scope): Promise<Body> {
  const plain = Buffer.from(JSON.stringify({ products: catalogue.list(scope) }));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { key: catalogue.key, etag, plain, br, gzip: zipped };
}
