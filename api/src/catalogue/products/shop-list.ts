import {
  type Candidates,
  facetsOf,
  foundAmong,
  type ShopFacets,
  type ShopQuery,
} from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import {
  countsOf,
  type FilterCounts,
  type ListContext,
  type Refinement,
  refinedAmong,
} from 'shared-domain/refinements';
import type { Encoded } from '../../requests/calls/index.ts';
import { AnswerCache } from './answer-cache.ts';

/** Maximum cached answers per list. */
const MOST_ANSWERS = 200;

/** A shop's list in one of its sorts (immutable), with cached answers for its pages. */
export class ShopList {
  readonly products: readonly Product[];
  /** Its pages in JSON. */
  readonly pages = new AnswerCache<Encoded>(MOST_ANSWERS);
  readonly #candidates: Candidates<Product>;
  readonly #counts = new AnswerCache<FilterCounts>(MOST_ANSWERS);
  readonly #found = new AnswerCache<readonly Product[]>(MOST_ANSWERS);
  readonly #facets = new AnswerCache<ShopFacets<Product>>(MOST_ANSWERS);

  constructor(products: readonly Product[], candidates: Candidates<Product>) {
    this.products = products;
    this.#candidates = candidates;
  }

  /**
   * The products that pass filters, search and refinement, in list order; in the default sort, search results come best
   * first.
   */
  found = (query: ShopQuery, refinement: Refinement, context: ListContext): readonly Product[] =>
    this.#found.get([query, refinement], () => {
      const found = foundAmong(this.#candidates, query);
      const isInOrder = query.search === '' || refinement.sort === 'default';
      return refinedAmong(isInOrder ? found : inOrder(this.products, found), refinement, context);
    });

  counts = (query: ShopQuery, refinement: Refinement, context: ListContext): FilterCounts =>
    this.#counts.get([query, refinement], () =>
      countsOf(this.products, { ...query, ...refinement }, context),
    );

  facets = (category?: string): ShopFacets<Product> =>
    this.#facets.get([category], () => facetsOf(this.products, category));
}

function inOrder(list: readonly Product[], some: readonly Product[]): readonly Product[] {
  const wanted = new Set(some);
  return list.filter((product) => wanted.has(product));
}
