import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  type CatalogueFilters,
  facetsOf,
  foundAmong,
  type ShopFacets,
  type ShopSort,
} from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueAtom } from 'shared-domain/state';
import { useAskedList } from './use-asked-list.ts';
import { useFilters } from './use-filters.ts';
import { useListing } from './use-listing.ts';
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
  change: (part: Partial<CatalogueFilters>) => void;
  clear: () => void;
};

/**
 * A shop's list under the filters of the address, 24 cards and more on demand (LISTING-19). A catalogue that the page has loaded
 * is listed here, a large one by the API; both by the same rules.
 */
export function useShopList(
  channel: Channel,
  { sort = 'default', category }: { sort?: ShopSort; category?: string } = {},
): ShopList {
  const { isLarge } = useAtomValue(catalogueAtom);
  const { filters, change, clear } = useFilters();
  const { shown, showMore } = useShown();
  const { at, ...held } = useHeldList(channel, sort, filters, category, shown);
  const query = useMemo(() => ({ ...filters, category }), [filters, category]);
  const asked = useAskedList({ channel, sort, query, shown, isWanted: isLarge });
  const list = isLarge ? asked : { ...held, isBusy: false, isOutOfDate: false };
  return { ...list, at, showMore, filters, change, clear };
}

function useHeldList(
  channel: Channel,
  sort: ShopSort,
  filters: CatalogueFilters,
  category: string | undefined,
  shown: number,
) {
  const { products: listed, ...listing } = useListing(channel, sort);
  const facets = useMemo(() => facetsOf(listed, category), [listed, category]);
  const found = useMemo(
    () => foundAmong(() => listed, { ...filters, category }),
    [listed, filters, category],
  );
  const products = useMemo(() => found.slice(0, shown), [found, shown]);
  return { ...listing, products, total: found.length, facets };
}
