import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ShopFacets, ShopQuery } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueEditionAtom, environmentAtom } from 'shared-domain/state';
import type { PageSort } from './use-listing.ts';

/** Debounce of search and filters, in milliseconds. */
const DEBOUNCE_MS = 150;
/** The most products in one call. */
const MOST = 480;
/** Number of lists cached for Back. */
const KEPT = 12;

type Answer = {
  edition: number;
  products: readonly Product[];
  total: number;
  facets: ShopFacets;
  nextCursor: string | undefined;
};

/** Answers by list, so that Back shows them at once. */
const answersAtom = atom<ReadonlyMap<string, Answer>>(new Map());

const NO_FACETS: ShopFacets = { listed: 0, inCategory: 0, brands: [], packagings: [] };

export type ApiList = {
  status: 'loading' | 'ready' | 'failed';
  products: readonly Product[];
  total: number;
  facets: ShopFacets;
  /** Whether a newer answer is loading. */
  isBusy: boolean;
  /** Whether the latest request failed and the previous list is shown. */
  isOutOfDate: boolean;
  retry: () => void;
};

type Asked = {
  channel: Channel;
  sort: PageSort;
  query: ShopQuery;
  /** The sort and further filters as parameters. */
  further?: Record<string, string>;
  shown: number;
  isWanted: boolean;
};

/**
 * The first products of a shop's list from the API (LISTING-19). The previous list stays while a new one loads; calls no
 * longer needed are aborted.
 */
export function useApiList({ channel, sort, query, further, shown, isWanted }: Asked): ApiList {
  const { client, schedule } = useAtomValue(environmentAtom);
  const edition = useAtomValue(catalogueEditionAtom);
  const [answers, setAnswers] = useAtom(answersAtom);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([channel, sort, query, further]);
  const known = answers.get(key);
  const last = useRef<Answer | undefined>(undefined);
  if (known) last.current = known;
  const isStale = known !== undefined && known.edition !== edition;
  const isShort = known?.nextCursor !== undefined && known.products.length < shown;
  const isAsked = isWanted && (known === undefined || isStale || isShort);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the request, `attempt` for a retry
  useEffect(() => {
    if (!isAsked) return;
    const away = new AbortController();
    const ask = async () => {
      const before = isStale ? undefined : known;
      const result = await client.call(
        'listProducts',
        { query: { channel, sort, ...parametersOf(query), ...further, ...pageOf(before, shown) } },
        { signal: away.signal },
      );
      if (away.signal.aborted) return;
      setFailedKey(result.ok ? null : key);
      if (!result.ok) return;
      const { products, total = 0, facets = before?.facets ?? NO_FACETS, nextCursor } = result.data;
      const answer = { edition, products: together(before, products), total, facets, nextCursor };
      setAnswers(
        (all) => new Map([...[...all].filter(([other]) => other !== key).slice(1 - KEPT), [key, answer]]),
      );
    };
    const callOff = schedule(() => void ask(), last.current && !known ? DEBOUNCE_MS : 0);
    return () => {
      callOff();
      away.abort();
    };
  }, [isAsked, known, key, shown, edition, attempt, client, schedule]);

  const shownNow = known ?? last.current;
  const hasFailed = failedKey === key && !known;
  return {
    status: hasFailed ? 'failed' : shownNow ? 'ready' : 'loading',
    products: shownNow?.products.slice(0, shown) ?? [],
    total: shownNow?.total ?? 0,
    facets: shownNow?.facets ?? NO_FACETS,
    isBusy: isAsked && failedKey !== key,
    isOutOfDate: failedKey === key && !hasFailed,
    retry: () => {
      setFailedKey(null);
      setAttempt((before) => before + 1);
    },
  };
}

/** Filters as the call's parameters. */
export const parametersOf = ({ brands, packagings, search, category }: ShopQuery) => ({
  brand: brands,
  packaging: packagings,
  search,
  category,
});

/** The parameters of the missing page. */
const pageOf = (known: Answer | undefined, shown: number) => ({
  limit: Math.min(MOST, shown - (known?.products.length ?? 0)),
  cursor: known?.nextCursor,
});

/** Merges two pages; a product that moved between them appears once. */
const together = (before: Answer | undefined, products: readonly Product[]): readonly Product[] => [
  ...new Map([...(before?.products ?? []), ...products].map((product) => [product.id, product])).values(),
];
