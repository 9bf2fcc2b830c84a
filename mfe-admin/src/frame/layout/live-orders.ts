import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { OrderEvent } from 'shared-domain/contracts';
import { staffAddresses } from 'shared-domain/staff-client';
import { catalogueAtom, environmentAtom } from 'shared-domain/state';
import { useCache, useCall, useLive, useMay } from '../../data/calls/index.ts';

/** The order stream's last event; `count` tells one event from the next. */
export type OrderNews = { count: number; event: OrderEvent | null };
const newsAtom = atom<OrderNews>({ count: 0, event: null });
const liveAtom = atom(true);

/** The last event of the order stream, which the layout follows once for all pages. */
export const useOrderNews = () => useAtomValue(newsAtom);

/** Whether live updates are connected. */
export const useIsLive = () => useAtomValue(liveAtom);

/** How many orders are pending; 0 until that is known. */
export const usePending = (): number =>
  useCall('adminOrders', { query: { limit: 1 } }).data?.counts?.pending ?? 0;

/** Debounce of live events, in milliseconds. */
const PAUSE = 1_500;

function useLiveOrders() {
  const cache = useCache();
  const tell = useSetAtom(newsAtom);
  const setLive = useSetAtom(liveAtom);
  const { schedule } = useAtomValue(environmentAtom);
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  const hear = (event: OrderEvent | null) => {
    setLive(true);
    tell(({ count }) => ({ count: count + 1, event }));
    cache.hear('orders');
    callOff.current();
    callOff.current = schedule(() => cache.hearFigures('orders'), PAUSE);
  };
  const address = useMay()('orderEvents') ? staffAddresses.orderEvents : null;
  useLive<OrderEvent>(address, 'changed', {
    onEvent: hear,
    also: { runs: () => cache.hear('runs'), settings: () => cache.hear('settings') },
    onAgain: () => hear(null),
    onDown: () => setLive(false),
  });
}

/** Follows products through the shops' catalogue, which has a stream already; a browser allows few connections. */
function useLiveProducts() {
  const cache = useCache();
  const { products, status } = useAtomValue(catalogueAtom);
  const seen = useRef(status === 'ready' ? products : null);
  useEffect(() => {
    if (status !== 'ready' || seen.current === products) return;
    // The catalogue's first load isn't a change.
    if (seen.current !== null) cache.hear('products');
    seen.current = products;
  }, [products, status, cache]);
}

/** Reloads data that live events make stale. Used once, by the layout. */
export function useLiveTopics(): void {
  useLiveOrders();
  useLiveProducts();
}
