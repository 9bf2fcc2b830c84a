import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Problem } from 'shared-domain/client';
import type { CallData, CallInput, StaffReadName } from 'shared-domain/staff-client';
import { type CallError, dataOf } from './queries.tsx';
import { useStaff } from './staff-client.ts';

/** What a page knows of something that it reads. */
export interface Reading<Data> {
  data: Data | undefined;
  /** Why there is nothing to show: a failure that follows a success leaves what is shown. */
  problem: Problem | undefined;
  /** Something newer than what is shown is on its way, or the first answer. */
  isFetching: boolean;
  /** Reads again; what is shown stays until the answer is there. */
  refetch: () => void;
}

export interface CallUse {
  /** False: not read, e.g. because nothing is searched for yet. */
  enabled?: boolean;
  /** False: live events do not have it read again. The page does so when it wants to. */
  live?: boolean;
}

interface OneCallUse<Data> extends CallUse {
  /** After how many milliseconds an answer is read again by itself, e.g. because it tells of something on its way. */
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
 * Reads something, and again whenever its input is another. What was shown stays while a newer answer is on its way
 * (also after another filter), a late answer to an older question is dropped, and a failure that follows a success leaves
 * what is shown.
 */
export function useCall<Name extends StaffReadName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true, live = true, againAfter = () => false }: OneCallUse<CallData<Name>> = {},
): Reading<CallData<Name>> {
  const staff = useStaff();
  return readingOf(
    useQuery<CallData<Name>, CallError>({
      queryKey: [name, input],
      queryFn: async ({ signal }) => dataOf(await staff.call(name, input, { signal })),
      ...(enabled && { placeholderData: keepPreviousData }),
      refetchInterval: ({ state: { data } }) => data !== undefined && againAfter(data),
      enabled,
      meta: { live },
    }),
  );
}

/** A list that is read page by page. */
export interface PagedReading<Page> extends Reading<{ pages: readonly Page[] }> {
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Reads the next page; answers why it could not. */
  readMore: () => Promise<Problem | undefined>;
}

/** Calls whose answer says where the next page begins. */
type PagedName = {
  [Name in StaffReadName]: CallData<Name> extends { nextCursor?: string | undefined } ? Name : never;
}[StaffReadName];

/** `useCall` for a list that comes by pages: the first one at once, the next with `readMore`. */
export function usePages<Name extends PagedName>(
  name: Name,
  input: CallInput<Name> & { query?: object },
  { enabled = true, live = true }: CallUse = {},
): PagedReading<CallData<Name>> {
  const staff = useStaff();
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
    enabled,
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
