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
import { useApiList } from './use-api-list.ts';
import { useFilters } from './use-filters.ts';
import { type PageSort, useListing } from './use-listing.ts';
import { useRefinement } from './use-refinement.ts';
import { useShown } from './use-shown.ts';

/** A shop page's list, filters and facets. */
export type ShopList = {
  status: 'loading' | 'ready' | 'failed';
  /** The shown products. */
  products: readonly Product[];
  /** How many match the filters, shown or not. */
  total: number;
  facets: ShopFacets;
  at: Date;
  /** Whether a newer answer is loading. */
  isBusy: boolean;
  /** Whether the latest request failed and the previous list is shown. */
  isOutOfDate: boolean;
  retry: () => void;
  showMore: () => void;
  filters: CatalogueFilters;
  /** The category of the address. */
  category: string | undefined;
  change: (part: Partial<CatalogueFilters>) => void;
  clear: () => void;
  /** Whether the address has further filters. */
  isFiltered: boolean;
  /** The default order. */
  sort: PageSort;
};

/** A shop's filtered list, 24 cards at a time (LISTING-19), from the loaded catalogue or, if it is large, the API, by the same rules. */
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
  const asked = useApiList({ channel, sort, query, further, shown, isWanted: isLarge && !waiting });
  const list = isLarge ? asked : { ...held, isBusy: false, isOutOfDate: false };
  return { ...list, ...waiting, at, showMore, filters, category, change, clear, isFiltered, sort };
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
