import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Problem } from 'shared-domain/client';
import { addressOfRead, type CallData, type CallInput, type StaffReadName } from 'shared-domain/staff-client';
import { environmentAtom } from 'shared-domain/state';
import { type CallError, dataOf } from './queries.tsx';
import { early, useStaff } from './staff-client.ts';
import { useMay } from './use-may.tsx';

/** The state of a call: its data, or the problem. */
export interface Reading<Data> {
  data: Data | undefined;
  /** Set if there is no data to show; a failure after a success keeps the data. */
  problem: Problem | undefined;
  /** Whether first or newer data is loading. */
  isFetching: boolean;
  /** Reloads, keeping the data until the answer arrives. */
  refetch: () => void;
}

export interface CallUse {
  /** If false, isn't loaded. Calls that the role may not make are never loaded. */
  enabled?: boolean;
  /** If false, live events don't reload it. */
  live?: boolean;
}

interface OneCallUse<Data> extends CallUse {
  /** Poll interval in milliseconds for an answer that reports work in progress. */
  againAfter?: (data: Data) => number | false;
  /** How long an answer is current, in milliseconds; by default each new use reloads it. */
  freshMs?: number;
}

interface Read<Data> {
  data: Data | undefined;
  error: CallError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const readingOf = <Data>({ data, error, isFetching, refetch }: Read<Data>): Reading<Data> => ({
  data,
  problem: data === undefined ? error?.problem : undefined,
  isFetching,
  refetch: () => void refetch(),
});

/** What is known of a call before it is made: its early answer or, at the gateway, what the page is drawn from. */
function useKnown() {
  const { drawing } = useAtomValue(environmentAtom);
  return <Name extends StaffReadName>(name: Name, input: CallInput<Name>): CallData<Name> | undefined => {
    const address = addressOfRead(name, input as Parameters<typeof addressOfRead>[1]);
    return (drawing ? drawing.answers[address]?.body : early.known(address)) as CallData<Name> | undefined;
  };
}

/**
 * Loads a call's answer, again whenever its input changes. The previous data stays while newer data loads or if that
 * fails; late answers to older requests are dropped.
 */
export function useCall<Name extends StaffReadName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true, live = true, againAfter = () => false, freshMs = 0 }: OneCallUse<CallData<Name>> = {},
): Reading<CallData<Name>> {
  const staff = useStaff();
  const isAllowed = useMay()(name);
  const known = useKnown();
  return readingOf(
    useQuery<CallData<Name>, CallError>({
      queryKey: [name, input],
      queryFn: async ({ signal }) => dataOf(await staff.call(name, input, { signal })),
      initialData: () => known(name, input),
      staleTime: freshMs,
      ...(enabled && { placeholderData: keepPreviousData }),
      refetchInterval: ({ state: { data, status, errorUpdateCount } }) => {
        const pause = data !== undefined && againAfter(data);
        return pause && status === 'error' ? pause * 2 ** Math.min(errorUpdateCount, 5) : pause;
      },
      enabled: enabled && isAllowed,
      meta: { live },
    }),
  );
}

/** The state of a paged list, with the pages loaded so far. */
export interface PagedReading<Page> extends Reading<{ pages: readonly Page[] }> {
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Loads the next page; resolves to the problem if that fails. */
  readMore: () => Promise<Problem | undefined>;
  /**
   * Reads the first page again, and the others only if `join` can't put it before what was on them (undefined). A failure
   * keeps what is there.
   */
  readFirst: (join: (fresh: Page, before: Page) => Page | undefined) => Promise<void>;
}

type PagedName = {
  [Name in StaffReadName]: CallData<Name> extends { nextCursor?: string | undefined } ? Name : never;
}[StaffReadName];

/** `useCall` for a paged list: the first page at once, the next with `readMore`. */
export function usePages<Name extends PagedName>(
  name: Name,
  input: CallInput<Name> & { query?: object },
  { enabled = true, live = true }: CallUse = {},
): PagedReading<CallData<Name>> {
  const staff = useStaff();
  const queries = useQueryClient();
  const isAllowed = useMay()(name);
  const queryKey = [name, input, 'pages'];
  const read = async (cursor?: string, signal?: AbortSignal) => {
    const page = { ...input, query: { ...input.query, cursor } };
    const data = dataOf(await staff.call(name, page as CallInput<Name>, signal && { signal }));
    return data as CallData<Name> & { nextCursor?: string };
  };
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => read(cursor, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(enabled && { placeholderData: keepPreviousData }),
    enabled: enabled && isAllowed,
    meta: { live },
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    ...readingOf(query as unknown as Read<{ pages: CallData<Name>[] }>),
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    readMore: async () => {
      const { isFetchNextPageError, error } = await fetchNextPage();
      return isFetchNextPageError ? (error as CallError).problem : undefined;
    },
    readFirst: async (join) => {
      const current = () => queries.getQueryData<InfiniteData<CallData<Name>>>(queryKey);
      const fresh = (current()?.pages.length ?? 0) > 1 ? await read().catch(() => undefined) : undefined;
      const data = current();
      const [first, ...others] = data?.pages ?? [];
      const joined = fresh && first && join(fresh, first);
      if (joined) queries.setQueryData(queryKey, { ...data, pages: [joined, ...others] });
      else await query.refetch();
    },
  };
}
