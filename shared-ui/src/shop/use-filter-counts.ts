import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { listingOf } from 'shared-domain/catalogue';
import type { Channel } from 'shared-domain/products';
import {
  countsOf,
  type FilterCounts,
  type Refinement,
  refinementParameters,
} from 'shared-domain/refinements';
import { catalogueAtom, environmentAtom } from 'shared-domain/state';
import { parametersOf } from './use-api-list.ts';
import type { ShopList } from './use-shop-list.ts';

/**
 * The counts of a list's filters (LISTING-24), from the loaded catalogue or, if it is large, the API. The previous counts
 * stay while loading.
 */
export function useFilterCounts(
  { filters, category, at }: Pick<ShopList, 'filters' | 'category' | 'at'>,
  channel: Channel,
  refinement: Refinement,
): FilterCounts | null {
  const { products, isLarge } = useAtomValue(catalogueAtom);
  const { client } = useAtomValue(environmentAtom);
  const [answer, setAnswer] = useState<FilterCounts | null>(null);
  const key = JSON.stringify([filters, category, refinement]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the filters
  useEffect(() => {
    if (!isLarge) return;
    const leaving = new AbortController();
    const query = { ...parametersOf({ ...filters, category }), ...refinementParameters(refinement) };
    void client
      .call(
        'listProducts',
        { query: { ...query, channel, limit: 1, counts: true } },
        { signal: leaving.signal },
      )
      .then((result) => {
        if (result.ok && result.data.counts) setAnswer(result.data.counts);
      });
    return () => leaving.abort();
  }, [client, isLarge, channel, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the filters
  const counted = useMemo(
    () =>
      isLarge
        ? null
        : countsOf(listingOf(products, channel), { ...filters, category, ...refinement }, { channel, at }),
    [isLarge, products, channel, at, key],
  );
  return counted ?? answer;
}
