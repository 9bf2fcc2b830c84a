import type { Product } from 'shared-domain/products';
import type { Deps } from '../dependencies.ts';
import { type Live, readChanges, readRevisions } from '../live/index.ts';
import { type ProductDocument, productModel } from './model.ts';
import { presentProduct } from './present.ts';
import { CatalogueState, type Snapshot } from './snapshot.ts';

/** How old a revision read by this process may be, in milliseconds, before it reads it again. */
const FRESH_MS = 40;
/**
 * Everything is read again this often, in milliseconds: a process that died may have changed something without
 * announcing it.
 */
const WHOLE_MS = 600_000;
/** Products read at a time, so that the process serves others in between. */
const BATCH = 500;

type Read = { state: CatalogueState; snapshot: Snapshot; revision: number; month: number; wholeAt: number };

/** Each app's catalogue in this process. */
const catalogues = new WeakMap<Live, () => Promise<Snapshot>>();

/** The catalogue as the database has it, in memory; at most 40 ms behind other processes' changes. */
export function currentCatalogue(deps: Deps): Promise<Snapshot> {
  const current = catalogues.get(deps.live) ?? createCatalogue(deps);
  catalogues.set(deps.live, current);
  return current();
}

function createCatalogue(deps: Deps): () => Promise<Snapshot> {
  const latestRevision = freshRevision(deps);
  let read: Read | undefined;
  let refreshing: Promise<Read> | undefined;
  const isCurrent = (revision: number): boolean =>
    read !== undefined && read.revision >= revision && read.month === monthOf(deps);
  return async () => {
    const revision = await latestRevision();
    while (!isCurrent(revision)) {
      // Concurrent callers wait for the same read.
      refreshing ??= refresh(deps, read).finally(() => {
        refreshing = undefined;
      });
      read = await refreshing;
    }
    return (read as Read).snapshot;
  };
}

/** Picture addresses get a new signature each month. */
function monthOf({ clock }: Deps): number {
  const now = clock();
  return now.getUTCFullYear() * 12 + now.getUTCMonth();
}

async function refresh(deps: Deps, former: Read | undefined): Promise<Read> {
  const { number: revision, ids } = await readChanges(deps.connection, 'products', former?.revision ?? 0);
  const month = monthOf(deps);
  const isWhole = !former || !ids || former.month !== month || performance.now() - former.wholeAt > WHOLE_MS;
  const state = isWhole ? new CatalogueState(await readProducts(deps)) : former.state;
  if (!isWhole) {
    const products = await readProducts(deps, ids);
    const found = new Set(products.map(({ id }) => id));
    state.put(
      products,
      ids.filter((id) => !found.has(id)),
    );
  }
  const snapshot = state.snapshot(`${revision}:${month}`);
  return { state, snapshot, revision, month, wholeAt: isWhole ? performance.now() : former.wholeAt };
}

/** All products, or those of these SKUs. */
async function readProducts(deps: Deps, ids?: readonly string[]): Promise<Product[]> {
  const cursor = productModel(deps.connection)
    .find(ids ? { _id: { $in: ids } } : {})
    .select('-holds')
    .maxTimeMS(10_000)
    .lean<ProductDocument[]>()
    .cursor({ batchSize: BATCH });
  const products: Product[] = [];
  for await (const document of cursor) products.push(presentProduct(document as ProductDocument, deps));
  return products;
}

/** The products' revision in the database, read at most once in FRESH_MS however many ask. */
function freshRevision(deps: Deps): () => Promise<number> {
  let read: Promise<number> | undefined;
  let until = 0;
  return async () => {
    const now = performance.now();
    if (read === undefined || now > until) {
      until = now + FRESH_MS;
      read = readRevisions(deps.connection).then(({ products }) => products);
      read.catch(() => {
        read = undefined;
      });
    }
    return Math.max(await read, deps.live.seen('products'));
  };
}
