import { type InfiniteData, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallData, StaffReadName } from 'shared-domain/staff-client';
import { LIVE_TOPICS, type LiveTopic } from './live-topics.ts';

/** Patches of cached answers by call name, applied to each page of a paged list. */
export type CachePatch = { [Name in StaffReadName]?: (current: CallData<Name>) => CallData<Name> };

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

function patched(data: unknown, change: (current: never) => unknown): unknown {
  if (data === undefined) return undefined;
  if (!isPaged(data)) return change(data as never);
  return { ...data, pages: data.pages.map((page) => change(page as never)) };
}

/** Changes cached data and returns a function that reverts it. */
function patchIn(queries: QueryClient, patch: CachePatch): () => void {
  const before = Object.entries(patch).flatMap(([name, change]) => {
    const current = queries.getQueriesData({ queryKey: [name] });
    queries.setQueriesData({ queryKey: [name] }, (data: unknown) => patched(data, change));
    return current;
  });
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Whether a query follows live events (`live: false` opts out). */
const isLive = ({ meta }: Query) => meta?.live !== false;

async function invalidate(
  queries: QueryClient,
  names: readonly string[],
  predicate: (query: Query) => boolean,
) {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name], predicate })));
}

/**
 * The admin's cache.
 * - `patch` changes cached data and returns a function that reverts it.
 * - `outdate` reloads everything shown that a topic makes stale.
 * - `hear` is `outdate` for a live event, without costly figures and queries that opted out.
 * - `hearFigures` reloads the costly figures, after a burst of events.
 */
export function useCache() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      patch: (patch: CachePatch) => patchIn(queries, patch),
      outdate: (topic: LiveTopic) => {
        const { lists, figures } = LIVE_TOPICS[topic];
        return invalidate(queries, [...lists, ...figures], () => true);
      },
      hear: (topic: LiveTopic) => void invalidate(queries, LIVE_TOPICS[topic].lists, isLive),
      hearFigures: (topic: LiveTopic) => void invalidate(queries, LIVE_TOPICS[topic].figures, isLive),
    }),
    [queries],
  );
}
