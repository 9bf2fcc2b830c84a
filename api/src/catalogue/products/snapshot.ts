import { isDeepStrictEqual } from 'node:util';
import { type Candidates, isPublic, type ShopSort } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { byNameAndId, type Position } from './order.ts';
import { Ranking } from './ranking.ts';
import { SearchIndex } from './search-index.ts';
import { ShopList } from './shop-list.ts';
import { createSlices, patchedInSlices, placeIn } from './slices.ts';

/** Who the list is for: customers never see hidden or sold-out products. */
export type Scope = 'public' | 'staff';

/** The whole catalogue as of one revision, in the memory of this process. */
export type Snapshot = {
  /** Identifies the state: it changes with each revision and each month. */
  readonly key: string;
  /** Products by name, then SKU. */
  list: (scope: Scope) => readonly Product[];
  /** Up to `limit` products after a position, plus one if there are more. */
  page: (scope: Scope, limit: number, after?: Position) => readonly Product[];
  get: (id: string) => Product | undefined;
  /** Every product that may contain a text. Call it immediately: a later state may have dropped some of them. */
  candidates: Candidates<Product>;
  /** A shop's list at an instant; undefined if it isn't sorted yet or is outdated. */
  shop: (channel: Channel, sort: ShopSort, at: Date) => ShopList | undefined;
};

/** Compares products field by field; only `allocation` is nested. */
function isSame(one: Product, other: Product): boolean {
  const fields = Object.keys(one) as (keyof Product)[];
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) =>
      field === 'allocation'
        ? isDeepStrictEqual(one[field], other[field])
        : Object.is(one[field], other[field]),
    )
  );
}

/**
 * One process's catalogue. `put` updates products and removes those in `gone`, in slices. Lists already handed out stay
 * unchanged. The caller makes one change at a time.
 */
export class CatalogueState {
  #all: readonly Product[] = [];
  readonly #byId = new Map<string, Product>();
  readonly #index = new SearchIndex();
  readonly #rankings = new Map<string, Ranking>();
  readonly #shops = new WeakMap<readonly Product[], ShopList>();

  /** Replaces the whole catalogue. Unchanged products stay the same objects. */
  putAll(products: readonly Product[]): Promise<void> {
    const ids = new Set(products.map(({ id }) => id));
    return this.put(
      products,
      [...this.#byId.keys()].filter((id) => !ids.has(id)),
    );
  }

  async put(products: readonly Product[], gone: readonly string[]): Promise<void> {
    const slices = createSlices();
    const fresh: Product[] = [];
    const former = [...new Set(gone)].map((id) => this.#byId.get(id));
    for (const product of products) {
      const known = this.#byId.get(product.id);
      if (!known || !isSame(known, product)) {
        fresh.push(product);
        former.push(known);
      }
      if (slices.isOver()) await slices.next();
    }
    const left = former.filter((product) => product !== undefined);
    await this.#index.put(fresh, left, slices);
    const all = await patchedInSlices(this.#all, { fresh, gone: left }, byNameAndId, slices);
    for (const ranking of this.#rankings.values()) await ranking.put(fresh, left, slices);
    for (const id of gone) this.#byId.delete(id);
    for (const product of fresh) {
      this.#byId.set(product.id, product);
      if (slices.isOver()) await slices.next();
    }
    this.#all = all;
  }

  /** Sorts a shop's list, or advances it to an instant. */
  async rank(channel: Channel, sort: ShopSort, at: Date): Promise<void> {
    const key = `${channel} ${sort}`;
    const slices = createSlices();
    const known = this.#rankings.get(key);
    if (known) return known.moveTo(at, slices);
    const ranking = new Ranking(channel, sort, at);
    await ranking.put(this.#all, [], slices);
    this.#rankings.set(key, ranking);
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
        const at = after ? placeIn<Position>(products, after, byNameAndId) : 0;
        const first = after && products[at]?.id === after.id ? at + 1 : at;
        return products.slice(first, first + limit + 1);
      },
      get: (id) => this.#byId.get(id),
      candidates: this.#index.candidatesOf(all),
      shop: (channel, sort, at) => {
        const ranking = this.#rankings.get(`${channel} ${sort}`);
        return ranking?.isRightAt(at) ? this.#shopOf(ranking.products) : undefined;
      },
    };
  }

  #shopOf(products: readonly Product[]): ShopList {
    const shop = this.#shops.get(products) ?? new ShopList(products, this.#index.candidatesOf(products));
    this.#shops.set(products, shop);
    return shop;
  }
}
