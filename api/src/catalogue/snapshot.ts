import { isPublic } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';

/** Where a page of a list ends: the last product's name and SKU. */
export type Place = { name: string; id: string };

/** Who the list is for: customers never see hidden or sold-out products. */
export type Scope = 'public' | 'staff';

/** The whole catalogue as of one revision, in the memory of this process. */
export type Snapshot = {
  /** Identifies the state: it changes with each revision and each month. */
  readonly key: string;
  /** Products by name, then SKU. */
  list: (scope: Scope) => readonly Product[];
  /** A number of products after a place in a list, and one more if there is more. */
  page: (scope: Scope, limit: number, after?: Place) => readonly Product[];
  get: (id: string) => Product | undefined;
};

function byNameAndId(one: Place, other: Place): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

/** The index of the first product in a sorted list that doesn't come before `place`. */
function placeIn(list: readonly Product[], place: Place): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byNameAndId(list[middle] as Product, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * One process's catalogue: `put` updates products and removes those of `gone`. Lists handed out before stay as they
 * are.
 */
export class CatalogueState {
  #all: readonly Product[];
  readonly #byId: Map<string, Product>;

  constructor(products: readonly Product[]) {
    this.#all = [...products].sort(byNameAndId);
    this.#byId = new Map(products.map((product) => [product.id, product]));
  }

  put(products: readonly Product[], gone: readonly string[]): void {
    const all = [...this.#all];
    const take = (id: string) => {
      const former = this.#byId.get(id);
      if (former) all.splice(placeIn(all, former), 1);
      this.#byId.delete(id);
    };
    for (const id of gone) take(id);
    for (const product of products) {
      take(product.id);
      all.splice(placeIn(all, product), 0, product);
      this.#byId.set(product.id, product);
    }
    this.#all = all;
  }

  snapshot(key: string): Snapshot {
    const all = this.#all;
    let listed: readonly Product[] | undefined;
    const list = (scope: Scope) => {
      if (scope === 'staff') return all;
      listed ??= all.filter(isPublic);
      return listed;
    };
    return {
      key,
      list,
      page: (scope, limit, after) => {
        const products = list(scope);
        const at = after ? placeIn(products, after) : 0;
        const first = after && products[at]?.id === after.id ? at + 1 : at;
        return products.slice(first, first + limit + 1);
      },
      get: (id) => this.#byId.get(id),
    };
  }
}
