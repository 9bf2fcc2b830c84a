import type { ShopSort } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Live, readChanges, readRevisions } from '../../foundation/live/index.ts';
import { type ProductDocument, productModel } from './model.ts';
import { presentProduct } from './present.ts';
import type { ShopList } from './shop-list.ts';
import { CatalogueState, type Snapshot } from './snapshot.ts';

/** How long a revision stays cached in this process, in milliseconds. */
const FRESH_MS = 40;
/**
 * Interval of full rereads, in milliseconds: a process that died may have changed something without announcing it.
 */
const WHOLE_MS = 600_000;
/** Products read per batch, so that the process serves requests in between. */
const BATCH = 500;

type Current = {
  snapshot: () => Promise<Snapshot>;
  shop: (channel: Channel, sort: ShopSort) => Promise<ShopList>;
};

/** Each app's catalogue in this process. */
const catalogues = new WeakMap<Live, Current>();

function currentOf(deps: Deps): Current {
  const current = catalogues.get(deps.live) ?? createCatalogue(deps);
  catalogues.set(deps.live, current);
  return current;
}

/** The catalogue in memory, at most 40 ms behind other processes' changes. */
export const currentCatalogue = (deps: Deps): Promise<Snapshot> => currentOf(deps).snapshot();

/** What a shop lists now, in one of its sort orders. */
export const currentShop = (deps: Deps, channel: Channel, sort: ShopSort): Promise<ShopList> =>
  currentOf(deps).shop(channel, sort);

function createCatalogue(deps: Deps): Current {
  const latestRevision = freshRevision(deps);
  const catalogue = new Catalogue(deps);
  const snapshot = async (): Promise<Snapshot> => {
    const revision = await latestRevision();
    for (;;) {
      const current = catalogue.at(revision);
      if (current) return current;
      await catalogue.refresh();
    }
  };
  const shop = async (channel: Channel, sort: ShopSort): Promise<ShopList> => {
    for (;;) {
      const current = (await snapshot()).shop(channel, sort, deps.clock());
      if (current) return current;
      await catalogue.rank(channel, sort);
    }
  };
  return { snapshot, shop };
}

/** Picture addresses get a new signature each month. */
function monthOf({ clock }: Deps): number {
  const now = clock();
  return now.getUTCFullYear() * 12 + now.getUTCMonth();
}

/**
 * This process's copy of the catalogue. Its updates run in sequence; concurrent callers wait for the same one.
 */
class Catalogue {
  readonly #deps: Deps;
  readonly #state = new CatalogueState();
  #read: { snapshot: Snapshot; revision: number; month: number } | undefined;
  #changing: Promise<void> | undefined;
  #wholeAt = 0;
  /** During a background reread: what has changed since it began. */
  #changed: Set<string> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  at(revision: number): Snapshot | undefined {
    const read = this.#read;
    return read && read.revision >= revision && read.month === monthOf(this.#deps)
      ? read.snapshot
      : undefined;
  }

  refresh = (): Promise<void> => this.#change(() => this.#refresh());

  /** Creates or updates a shop's sorted list. */
  rank = (channel: Channel, sort: ShopSort): Promise<void> =>
    this.#change(() => this.#state.rank(channel, sort, this.#deps.clock()));

  /** Starts an update, or waits for the running one; the caller then checks whether that was enough. */
  #change(change: () => Promise<void>): Promise<void> {
    this.#changing ??= change().finally(() => {
      this.#changing = undefined;
    });
    return this.#changing;
  }

  async #refresh(): Promise<void> {
    const deps = this.#deps;
    const former = this.#read;
    const { number: revision, ids } = await readChanges(deps.connection, 'products', former?.revision ?? 0);
    const month = monthOf(deps);
    if (!former || !ids || former.month !== month) {
      await this.#state.putAll(await readProducts(deps));
      this.#wholeAt = performance.now();
      this.#changed = undefined;
    } else {
      const products = await readProducts(deps, ids);
      const found = new Set(products.map(({ id }) => id));
      await this.#state.put(
        products,
        ids.filter((id) => !found.has(id)),
      );
      for (const id of ids) this.#changed?.add(id);
      if (performance.now() - this.#wholeAt > WHOLE_MS) void this.#readWhole();
    }
    this.#read = { snapshot: this.#state.snapshot(`${revision}:${month}`), revision, month };
  }

  /** Checks for unannounced changes in the background, while the current state is served. */
  async #readWhole(): Promise<void> {
    this.#wholeAt = performance.now();
    const changed = new Set<string>();
    this.#changed = changed;
    try {
      const products = await readProducts(this.#deps);
      // Changes announced in the meantime may have been read before they were made.
      while (this.#changing) await this.#changing;
      if (this.#changed !== changed) return;
      await this.#change(() => this.#adopt(products, changed));
    } catch (err) {
      this.#deps.logger.warn({ err }, 'The catalogue could not be read as a whole');
    }
  }

  async #adopt(products: readonly Product[], changed: ReadonlySet<string>): Promise<void> {
    this.#changed = undefined;
    const read = this.#read;
    if (!read) return;
    const found = new Set(products.map(({ id }) => id));
    const known = read.snapshot.list('staff').map(({ id }) => id);
    await this.#state.put(
      products.filter(({ id }) => !changed.has(id)),
      known.filter((id) => !found.has(id) && !changed.has(id)),
    );
    this.#read = { ...read, snapshot: this.#state.snapshot(`${read.snapshot.key}+`) };
  }
}

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

/** The products' revision in the database, read at most once per FRESH_MS. */
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
