import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { OrderEvent } from 'shared-domain/contracts';
import { staffAddresses } from 'shared-domain/staff-client';
import { useLive, useLoaded, useStaff } from '../staff/index.ts';

/** What the order stream said last; `count` tells one event from the next. */
export type OrderNews = { count: number; event: OrderEvent | null };
const newsAtom = atom<OrderNews>({ count: 0, event: null });
const liveAtom = atom(true);
const countsAtom = atom<Record<string, number>>({});

/** The last event of the order stream, which the layout follows once for all pages. */
export const useOrderNews = () => useAtomValue(newsAtom);

/** Whether live updates arrive at the moment. */
export const useIsLive = () => useAtomValue(liveAtom);

/** How many orders stand in each status. */
export const useOrderCounts = () => useAtomValue(countsAtom);

/** Follows the order stream and keeps the counts; the layout calls it once. */
export function useLiveOrders(): void {
  const staff = useStaff();
  const tell = useSetAtom(newsAtom);
  const setLive = useSetAtom(liveAtom);
  const setCounts = useSetAtom(countsAtom);
  const load = useCallback((signal: AbortSignal) => staff.orders({ limit: 1 }, { signal }), [staff]);
  const { data, reload } = useLoaded(load);
  useEffect(() => {
    if (data?.counts) setCounts(data.counts);
  }, [data, setCounts]);

  const hear = (event: OrderEvent | null) => {
    setLive(true);
    tell(({ count }) => ({ count: count + 1, event }));
    reload();
  };
  useLive<OrderEvent>(staffAddresses.orderEvents, 'changed', {
    onEvent: hear,
    onAgain: () => hear(null),
    onDown: () => setLive(false),
  });
}
