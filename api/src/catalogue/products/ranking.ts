import { isListed, type ShopSort } from 'shared-domain/catalogue';
import { nextLtoChange } from 'shared-domain/offers';
import type { Channel, Product } from 'shared-domain/products';
import { COMPARE, type SortKeys, sortKeysOf } from 'shared-domain/refinements';
import { byNameAndId } from './order.ts';
import { patchedInSlices, type Slices } from './slices.ts';

type Ranked = SortKeys & {
  /** When its offer next starts or ends, in milliseconds. */
  until: number;
};

/**
 * What a shop lists, in one of its sorts, updated incrementally. Lists already handed out stay unchanged.
 */
export class Ranking {
  readonly #channel: Channel;
  readonly #compare: (one: Ranked, other: Ranked) => number;
  #ranked: readonly Ranked[] = [];
  /** The instant at which offers are evaluated. */
  #at: Date;
  #until = Number.POSITIVE_INFINITY;
  products: readonly Product[] = [];

  constructor(channel: Channel, sort: ShopSort, at: Date) {
    this.#channel = channel;
    this.#at = at;
    this.#compare = (one, other) => COMPARE[sort](one, other) || byNameAndId(one.product, other.product);
  }

  /** Whether the order is still valid at an instant: no offer has started or ended since. */
  isRightAt = (at: Date): boolean => at >= this.#at && Number(at) < this.#until;

  /** Removes products and adds others. */
  async put(fresh: readonly Product[], gone: readonly Product[], slices: Slices): Promise<void> {
    const changes = { fresh: await this.#rankedOf(fresh, slices), gone: await this.#rankedOf(gone, slices) };
    await this.#change(changes, slices);
  }

  /** Advances to an instant: products whose offer starts or ends by then are re-sorted. */
  async moveTo(at: Date, slices: Slices): Promise<void> {
    const isBack = at < this.#at;
    const gone = this.#ranked.filter(({ until }) => isBack || until <= Number(at));
    this.#at = at;
    const products = gone.map(({ product }) => product);
    await this.#change({ fresh: await this.#rankedOf(products, slices), gone }, slices);
  }

  async #rankedOf(products: readonly Product[], slices: Slices): Promise<Ranked[]> {
    const places: Ranked[] = [];
    for (const product of products) {
      if (isListed(product, this.#channel)) places.push(this.#rank(product));
      if (slices.isOver()) await slices.next();
    }
    return places;
  }

  #rank = (product: Product): Ranked => ({
    ...sortKeysOf(product, { channel: this.#channel, at: this.#at }),
    until: product.ltoPrice === undefined ? Number.POSITIVE_INFINITY : nextLtoChange(product, this.#at),
  });

  async #change(
    changes: { fresh: readonly Ranked[]; gone: readonly Ranked[] },
    slices: Slices,
  ): Promise<void> {
    if (changes.fresh.length + changes.gone.length === 0) return;
    const places = await patchedInSlices(this.#ranked, changes, this.#compare, slices);
    this.#ranked = places;
    this.products = places.map(({ product }) => product);
    this.#until = places.reduce((first, { until }) => Math.min(first, until), Number.POSITIVE_INFINITY);
  }
}
