import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Product } from 'shared-domain/products';
import type { Deps } from '../dependencies.ts';
import { currentCatalogue } from './current.ts';
import { cursorOf, positionOf } from './cursor.ts';
import { bytesOf, joinedProducts, listBytes } from './serialised.ts';
import { createSlices } from './slices.ts';
import type { Scope, Snapshot } from './snapshot.ts';

/** From this size, in bytes, a list is compressed at the fastest setting, because the first request waits for it. */
const LARGE = 500_000;
/** Above 5, compression takes several times as long for a few per cent. */
const BROTLI_QUALITY = { usual: 5, large: 1 };
/** Cached pages of lists, each some 15 kB. */
const PAGES = 500;

/** A whole list ready to send: serialised once per state of the catalogue, compressed on first use. */
export type Body = {
  key: string;
  etag: string;
  plain: Buffer;
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
};

export type Bodies = {
  whole: (scope: Scope) => Promise<Body>;
  page: (scope: Scope, limit: number, cursor: string | undefined) => Promise<Buffer>;
  /** One product, undefined if this scope has none with this SKU. */
  one: (scope: Scope, id: string) => Promise<Buffer | undefined>;
};

/** The catalogue's response bodies, rebuilt when a product has changed or a new month has begun. */
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

function makePage(catalogue: Snapshot, scope: Scope, limit: number, cursor: string | undefined): Buffer {
  const products = catalogue.page(scope, limit, cursor === undefined ? undefined : positionOf(cursor));
  const shown = products.slice(0, limit);
  const last = shown.at(-1);
  return listBytes(shown, { nextCursor: products.length > limit && last ? cursorOf(last) : undefined });
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
  const quality = plain.length < LARGE ? BROTLI_QUALITY.usual : BROTLI_QUALITY.large;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return {
    key,
    etag,
    plain,
    br: once(() => promisify(brotliCompress)(plain, { params })),
    gzip: once(() => promisify(gzip)(plain)),
  };
}

function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
