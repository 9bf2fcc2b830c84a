import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Deps } from '../dependencies.ts';
import { readRevisions } from '../live/index.ts';
import { readListing, type Scope } from './listing.ts';

/** How old a revision that this process has read may be, in milliseconds, before it looks again. */
const FRESH_MS = 40;
/** Above 5 a list takes several times as long to compress for a few per cent. */
const BROTLI_QUALITY = 5;

/** A whole list, ready to be sent: serialised and compressed once for each revision. */
export type Body = { key: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

export type Bodies = (scope: Scope) => Promise<Body>;

/** The whole product lists of this process, made anew when a product has changed or a month has begun. */
export function createBodies(deps: Deps): Bodies {
  const revision = freshRevision(deps);
  const made = new Map<Scope, Promise<Body>>();
  return async (scope) => {
    const key = `${await revision()}:${deps.clock().toISOString().slice(0, 7)}`;
    const present = await made.get(scope);
    if (present?.key === key) return present;
    // Whoever asks while it is being made waits for the same one.
    const making = makeBody(deps, scope, key);
    made.set(scope, making);
    making.catch(() => made.delete(scope));
    return making;
  };
}

async function makeBody(deps: Deps, scope: Scope, key: string): Promise<Body> {
  const products = await readListing(deps, scope);
  const plain = Buffer.from(JSON.stringify({ products }));
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
  return { key, etag, plain, br, gzip: zipped };
}

/** The products' revision as the database has it, read at most once in FRESH_MS however many ask. */
function freshRevision(deps: Deps): () => Promise<number> {
  let read: Promise<number> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (read === undefined || now > until) {
      until = now + FRESH_MS;
      read = readRevisions(deps.connection).then((numbers) =>
        Math.max(numbers.products, deps.live.seen('products')),
      );
      read.catch(() => {
        read = undefined;
      });
    }
    return Promise.all([read]).then(([stored]) => Math.max(stored, deps.live.seen('products')));
  };
}
