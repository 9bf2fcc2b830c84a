import {
  type Candidates,
  facetsOf,
  foundAmong,
  type ShopFacets,
  type ShopQuery,
} from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import { AnswerCache } from './answer-cache.ts';

/** Cached answers to filters while the list stays as it is. */
const MOST_ANSWERS = 200;

/** A shop's list in one of its sort orders, which is immutable, and its pages' cached answers. */
export class ShopList {
  readonly products: readonly Product[];
  /** Its pages in JSON. */
  readonly pages = new AnswerCache<Buffer>(MOST_ANSWERS);
  readonly #candidates: Candidates<Product>;
  readonly #found = new AnswerCache<readonly Product[]>(MOST_ANSWERS);
  readonly #facets = new AnswerCache<ShopFacets<Product>>(MOST_ANSWERS);

  constructor(products: readonly Product[], candidates: Candidates<Product>) {
    this.products = products;
    this.#candidates = candidates;
  }

  /** The products that pass filters and search, in their order. */
  found = (query: ShopQuery): readonly Product[] =>
    this.#found.get(query, () => foundAmong(this.#candidates, query));

  facets = (category?: string): ShopFacets<Product> =>
    this.#facets.get([category], () => facetsOf(this.products, category));
}
