import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { isListed, isSoldIn, sortByDefault, sortByNewest } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueAtom, loadCatalogueAtom, nowAtom } from 'shared-domain/state';

/** A shop's products, and the state of its catalogue. */
export type Listing = {
  status: 'loading' | 'ready' | 'failed';
  /** In the order of first display, so that nothing moves when stock changes. */
  products: readonly Product[];
  at: Date;
  retry: () => void;
};

/** A page's default sort. */
export type PageSort = 'default' | 'newest';

const SORTS: Record<PageSort, (products: readonly Product[], at: Date, channel: Channel) => Product[]> = {
  default: sortByDefault,
  newest: (products) => sortByNewest(products),
};

/** A shop's products. One that sells out while the page is open stays, with its badge (LISTING-12); one that staff hide is removed. */
export function useListing(channel: Channel, sort: PageSort): Listing {
  const { status, products } = useAtomValue(catalogueAtom);
  const at = useAtomValue(nowAtom);
  const load = useSetAtom(loadCatalogueAtom);
  const places = useRef(new Map<string, number>());

  const listed = useMemo(() => {
    const known = places.current;
    const shown = products.filter(
      (product) => isListed(product, channel) || (known.has(product.id) && isSoldIn(product, channel)),
    );
    for (const { id } of SORTS[sort](shown, at, channel)) if (!known.has(id)) known.set(id, known.size);
    return [...shown].sort((a, b) => placeOf(known, a) - placeOf(known, b));
  }, [products, channel, at, sort]);

  return { status, products: listed, at, retry: () => void load() };
}

const placeOf = (places: ReadonlyMap<string, number>, { id }: Product): number =>
  places.get(id) ?? places.size;
