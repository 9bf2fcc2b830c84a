import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Problem } from 'shared-domain/client';
import type { CallData, CallInput, StaffReadName } from 'shared-domain/staff-client';
import { type CallError, dataOf } from './queries.tsx';
import { useStaff } from './staff-client.ts';
import { useMay } from './use-may.tsx';

/** The state of something that a page loads. */
export interface Reading<Data> {
  data: Data | undefined;
  /** Why there is nothing to show: a failure after a success keeps what is shown. */
  problem: Problem | undefined;
  /** Something newer than what is shown is loading, or the first answer. */
  isFetching: boolean;
  /** Reloads; what is shown stays until the answer arrives. */
  refetch: () => void;
}

export interface CallUse {
  /** False: not loaded, e.g. because nothing is searched for yet. What a role may not read isn't loaded either. */
  enabled?: boolean;
  /** False: live events don't reload it. The page does so when it wants to. */
  live?: boolean;
}

interface OneCallUse<Data> extends CallUse {
  /** After how many milliseconds an answer is reloaded by itself, e.g. because it reports something in progress. */
  againAfter?: (data: Data) => number | false;
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

/**
 * Loads something, and again whenever its input changes. What was shown stays while a newer answer is loading (also
 * after another filter), a late answer to an older request is dropped, and a failure after a success keeps what is
 * shown.
 */
export function useCall<Name extends StaffReadName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true, live = true, againAfter = () => false }: OneCallUse<CallData<Name>> = {},
): Reading<CallData<Name>> {
  const staff = useStaff();
  const isAllowed = useMay()(name);
  return readingOf(
    useQuery<CallData<Name>, CallError>({
      queryKey: [name, input],
      queryFn: async ({ signal }) => dataOf(await staff.call(name, input, { signal })),
      ...(enabled && { placeholderData: keepPreviousData }),
      refetchInterval: ({ state: { data } }) => data !== undefined && againAfter(data),
      enabled: enabled && isAllowed,
      meta: { live },
    }),
  );
}

/** A list that is read page by page. */
export interface PagedReading<Page> extends Reading<{ pages: readonly Page[] }> {
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Loads the next page; returns why it could not. */
  readMore: () => Promise<Problem | undefined>;
}

/** Calls whose answer has a cursor for the next page. */
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
  const isAllowed = useMay()(name);
  const query = useInfiniteQuery({
    queryKey: [name, input, 'pages'],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const page = { ...input, query: { ...input.query, cursor } };
      const data = dataOf(await staff.call(name, page as CallInput<Name>, { signal }));
      return data as CallData<Name> & { nextCursor?: string };
    },
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
  };
}
