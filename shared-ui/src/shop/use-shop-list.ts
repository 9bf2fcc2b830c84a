import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  type CatalogueFilters,
  facetsOf,
  foundAmong,
  type ShopFacets,
  type ShopQuery,
} from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueAtom } from 'shared-domain/state';
import { useAskedList } from './use-asked-list.ts';
import { useFilters } from './use-filters.ts';
import { type PageSort, useListing } from './use-listing.ts';
import { useRefinement } from './use-refinement.ts';
import { useShown } from './use-shown.ts';

/** What a shop page shows: its first cards, its filters and its tiles. */
export type ShopList = {
  status: 'loading' | 'ready' | 'failed';
  /** The cards that are shown. */
  products: readonly Product[];
  /** How many match the filters, shown or not. */
  total: number;
  facets: ShopFacets;
  at: Date;
  /** Something newer is on its way. */
  isBusy: boolean;
  /** The latest request failed; the previous list is still shown. */
  isOutOfDate: boolean;
  retry: () => void;
  showMore: () => void;
  filters: CatalogueFilters;
  /** The category of the address. */
  category: string | undefined;
  change: (part: Partial<CatalogueFilters>) => void;
  clear: () => void;
  /** The address has further filters. */
  isFiltered: boolean;
  /** The order without a chosen sort. */
  sort: PageSort;
};

/**
 * A shop's list under the filters of the address, 24 cards and more on demand (LISTING-19). A catalogue that the page has loaded
 * is listed here, a large one by the API; both by the same rules.
 */
export function useShopList(
  channel: Channel,
  { sort = 'default', category }: { sort?: PageSort; category?: string } = {},
): ShopList {
  const { isLarge } = useAtomValue(catalogueAtom);
  const { filters, change, clear } = useFilters();
  const { shown, showMore } = useShown();
  const query = useMemo(() => ({ ...filters, category }), [filters, category]);
  const { refined, isFiltered, waiting } = useRefinement();
  const { at, ...held } = useHeldList(channel, sort, query, refined, shown);
  const further = refined ? refined.rules.refinementParameters(refined) : undefined;
  const asked = useAskedList({ channel, sort, query, further, shown, isWanted: isLarge && !waiting });
  const list = isLarge ? asked : { ...held, isBusy: false, isOutOfDate: false };
  return {
    ...list,
    ...waiting,
    at,
    showMore,
    filters,
    category,
    change,
    clear,
    isFiltered,
    sort,
  };
}

function useHeldList(
  channel: Channel,
  sort: PageSort,
  query: ShopQuery,
  refined: ReturnType<typeof useRefinement>['refined'],
  shown: number,
) {
  const { products: listed, ...listing } = useListing(channel, sort);
  const { at } = listing;
  const facets = useMemo(() => facetsOf(listed, query.category), [listed, query]);
  const found = useMemo(() => {
    const all = foundAmong(() => listed, query);
    return refined ? refined.rules.refinedList(all, refined, { channel, at }) : all;
  }, [listed, query, refined, channel, at]);
  const products = useMemo(() => found.slice(0, shown), [found, shown]);
  return { ...listing, products, total: found.length, facets };
}
