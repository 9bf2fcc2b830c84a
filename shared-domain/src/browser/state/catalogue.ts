import { atom } from 'jotai/vanilla';
import type { Product } from '../../goods/products/index.ts';
import type { Client, Problem } from '../client/index.ts';
import { environmentAtom, futureAtom, tickAtom } from './environment.ts';
import type { InventoryStore } from './inventory-store.ts';
import { inventoryStoreAtom } from './persisted.ts';

/** The products known to this page. A failed refresh keeps them and records its problem. */
export type Catalogue = {
  /** `ready` once a list has arrived; `failed` only while there is none. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly products: readonly Product[];
  /** More products than a browser loads (LISTING-19): `products` are those in carts and those requested by SKU. */
  readonly isLarge: boolean;
  readonly etag: string | null;
  /** Why the last fetch failed; null after a success. */
  readonly problem: Problem | null;
};

const storedCatalogue = atom<Catalogue>({
  status: 'loading',
  products: [],
  isLarge: false,
  etag: null,
  problem: null,
});

/** The catalogue. Staff get hidden products too, except in the future shop. */
export const catalogueAtom = atom((get): Catalogue => {
  const catalogue = get(storedCatalogue);
  if (get(futureAtom) === null) return catalogue;
  return { ...catalogue, products: catalogue.products.filter(({ hidden }) => !hidden) };
});

const asOf = atom<number | null>(null);

/** When prices and stock were last confirmed, in milliseconds; null before the first list. */
export const catalogueAsOfAtom = atom((get) => get(asOf));

const reached = atom(true);

/** Whether the last fetch of the catalogue reached the API; a list from the offline cache didn't. */
export const isReachedAtom = atom((get) => get(reached));

const edition = atom(0);

/** Counts the lists received; queries answered by the API are repeated when it increases. */
export const catalogueEditionAtom = atom((get) => get(edition));

/** Its products by id. */
export const productsByIdAtom = atom(
  (get): ReadonlyMap<string, Product> =>
    new Map(get(catalogueAtom).products.map((product) => [product.id, product])),
);

/** The running fetch, and whether another must follow because of changes in the meantime. */
const fetching = atom<{ running: Promise<void> | null; again: boolean }>({ running: null, again: false });

/**
 * The new list, reusing the objects of unchanged products; the same list if nothing differs. So the
 * stored list is replaced only on change (LISTING-13).
 */
export function keepUnchanged(before: readonly Product[], fresh: readonly Product[]): readonly Product[] {
  const known = new Map(before.map((product) => [product.id, product]));
  const kept = fresh.map((product) => {
    const old = known.get(product.id);
    return old && JSON.stringify(old) === JSON.stringify(product) ? old : product;
  });
  const isSame = kept.length === before.length && kept.every((product, index) => product === before[index]);
  return isSame ? before : kept;
}

/** The maximum number of products missing from a new list that a page asks the API about. */
const MAX_LOOKED_UP = 40;

const idsInCarts = ({ licenseeCart, dtcCart, kegCart }: InventoryStore): string[] =>
  [...licenseeCart, ...dtcCart, ...kegCart].map(({ product }) => product.id);

/**
 * Known products that the new list lacks: the API lists nothing sold out, and leaves out
 * hidden products even when asked for them. Sold-out products stay known, so that their cards and cart lines can say
 * so.
 */
async function soldOutMeanwhile(
  client: Client,
  known: Iterable<string>,
  fresh: readonly Product[],
): Promise<Product[]> {
  const left = new Set(known);
  for (const { id } of fresh) left.delete(id);
  if (left.size === 0) return [];
  const answer = await client.call('listProducts', { query: { ids: [...left].slice(0, MAX_LOOKED_UP) } });
  return answer.ok ? answer.data.products : [];
}

/** Products by their ids, in several calls if necessary; null if one of them fails. */
async function productsNamed(client: Client, ids: readonly string[]): Promise<Product[] | null> {
  const found: Product[] = [];
  for (let first = 0; first < ids.length; first += MAX_LOOKED_UP) {
    const query = { ids: ids.slice(first, first + MAX_LOOKED_UP) };
    const answer = await client.call('listProducts', { query });
    if (!answer.ok) return null;
    found.push(...answer.data.products);
  }
  return found;
}

const fetchOnce = atom(null, async (get, set) => {
  const { client, log } = get(environmentAtom);
  const result = await client.productList(get(storedCatalogue).etag);
  const products = result.ok ? result.data.products : null;
  const isLarge = result.ok && (products ? result.data.isLarge === true : get(storedCatalogue).isLarge);
  const known = [
    ...get(storedCatalogue).products.map(({ id }) => id),
    ...idsInCarts(get(inventoryStoreAtom)),
  ];
  const named = isLarge ? await productsNamed(client, [...new Set(known)]) : null;
  const soldOut = products && !isLarge ? await soldOutMeanwhile(client, known, products) : [];
  const before = get(storedCatalogue);
  set(reached, result.ok && !result.data.isKept);
  if (!result.ok) {
    log('The products could not be fetched', result.problem);
    const status = before.status === 'ready' ? 'ready' : 'failed';
    set(storedCatalogue, { ...before, status, problem: result.problem });
    return;
  }
  const { etag } = result.data;
  set(asOf, result.data.asOf ?? get(environmentAtom).now().getTime());
  set(edition, (count) => count + 1);
  const fresh = isLarge ? named : products && [...products, ...soldOut];
  const list = fresh ? keepUnchanged(before.products, fresh) : before.products;
  const isSame = list === before.products && etag === before.etag && isLarge === before.isLarge;
  if (before.status === 'ready' && isSame && !before.problem) return;
  set(storedCatalogue, { status: 'ready', products: list, isLarge, etag, problem: null });
});

/** Adds products that a page of a large catalogue shows or puts in a cart. Of a small one all are known already. */
export const noteProductsAtom = atom(null, (get, set, products: readonly Product[]) => {
  const before = get(storedCatalogue);
  if (!before.isLarge) return;
  const noted = new Map(before.products.map((product) => [product.id, product]));
  for (const product of products) noted.set(product.id, product);
  set(storedCatalogue, { ...before, products: keepUnchanged(before.products, [...noted.values()]) });
});

/** Fetches the unknown ones of some products of a large catalogue. Of a small one all are known already. */
export const learnProductsAtom = atom(null, async (get, set, ids: readonly string[]) => {
  const { isLarge, products } = get(storedCatalogue);
  if (!isLarge) return;
  const known = new Set(products.map(({ id }) => id));
  const found = await productsNamed(
    get(environmentAtom).client,
    [...new Set(ids)].filter((id) => !known.has(id)),
  );
  if (found) set(noteProductsAtom, found);
});

/**
 * Fetches the catalogue (with its ETag; the client tries three times). If called while a fetch runs, one more follows,
 * since the running one may have missed the change. Never rejects.
 */
export const loadCatalogueAtom = atom(null, (get, set): Promise<void> => {
  const { running } = get(fetching);
  if (running) {
    set(fetching, { running, again: true });
    return running;
  }
  const run = async () => {
    do {
      set(fetching, (state) => ({ ...state, again: false }));
      await set(fetchOnce);
      set(tickAtom);
    } while (get(fetching).again);
    set(fetching, { running: null, again: false });
  };
  if (get(storedCatalogue).status === 'failed')
    set(storedCatalogue, (before) => ({ ...before, status: 'loading' }));
  const promise = run();
  set(fetching, (state) => ({ ...state, running: promise }));
  return promise;
});

/** Puts a product that staff have just saved into the catalogue at once. The next fetch confirms it. */
export const replaceProductAtom = atom(null, (get, set, product: Product) => {
  const before = get(storedCatalogue);
  const isKnown = before.products.some(({ id }) => id === product.id);
  const products = isKnown
    ? before.products.map((other) => (other.id === product.id ? product : other))
    : [...before.products, product];
  set(storedCatalogue, { ...before, products, etag: null });
});
