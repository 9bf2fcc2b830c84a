import { useCallback, useMemo } from 'react';
import { isDay } from 'shared-domain/dates';
import { isOrderStatus, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from 'shared-domain/orders';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { useAddressQuery } from '../../frame/address/index.ts';
import { sortFrom, sortText } from './sorting.ts';

/** The order list's filters, as in its address. */
export interface OrderFilters {
  status: OrderStatus | null;
  channel: Channel | null;
  payment: PaymentStatus | null;
  search: string;
  /** Days in the company's time zone, both included; '' is open. */
  from: string;
  to: string;
  /** Only what the dashboard counts: not cancelled, and paid if a payment is due. */
  sold: boolean;
  /** Only orders with a payment or a mail that needs attention. */
  look: boolean;
  /** The list's sort: see `sortFrom`; '' is newest first. */
  sort: string;
  /** Hidden columns, separated by commas. */
  hide: string;
  /** The order whose dialog is open. */
  order: string | null;
}

const NO_FILTERS = {
  status: null,
  channel: null,
  payment: null,
  search: '',
  from: '',
  to: '',
  sold: false,
  look: false,
  order: null,
} as const;

const NAMES = [
  'status',
  'channel',
  'payment',
  'search',
  'from',
  'to',
  'sold',
  'look',
  'sort',
  'hide',
  'order',
] as const;

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((value) => value === text) ?? null;

/** A valid day; anything else leaves that end open. */
const dayFrom = (text: string | null): string => (text !== null && isDay(text) ? text : '');

/** Reads the filters; unknown values are ignored. */
export function filtersFrom(query: URLSearchParams): OrderFilters {
  const status = query.get('status');
  return {
    status: isOrderStatus(status) ? status : null,
    channel: oneOf(CHANNELS, query.get('channel')),
    payment: oneOf(PAYMENT_STATUSES, query.get('payment')),
    search: query.get('search') ?? '',
    from: dayFrom(query.get('from')),
    to: dayFrom(query.get('to')),
    sold: query.get('sold') === '1',
    look: query.get('look') === '1',
    sort: sortText(sortFrom(query.get('sort'))),
    hide: query.get('hide') ?? '',
    order: query.get('order') || null,
  };
}

function toQuery(filters: OrderFilters, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const name of NAMES) {
    const value = filters[name];
    const text = value === true ? '1' : value === false || value === null ? '' : value;
    if (text === '') query.delete(name);
    else query.set(name, text);
  }
  return query;
}

/** The API's query for one page. */
export const queryOf = (filters: OrderFilters, limit: number) => ({
  status: filters.status ?? undefined,
  channel: filters.channel ?? undefined,
  payment: filters.payment ?? undefined,
  sold: filters.sold ? '1' : undefined,
  look: filters.look ? '1' : undefined,
  search: filters.search || undefined,
  from: filters.from || undefined,
  to: filters.to || undefined,
  sort: filters.sort || undefined,
  limit,
});

/** The address of a view of the list: filters, sort and columns, without the open order. */
export const viewText = (filters: OrderFilters): string =>
  toQuery({ ...filters, order: null }, new URLSearchParams()).toString();

/** Whether any filter is on. Sort, columns and the open order are no filters. */
export const isNarrowed = ({ order: _open, sort: _sort, hide: _hide, ...filters }: OrderFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '' && value !== false);

/** The filters of the address and how to change them; typing replaces the history entry. */
export function useOrderFilters() {
  const { query, write } = useAddressQuery();
  const filters = useMemo(() => filtersFrom(query), [query]);
  const change = useCallback(
    (part: Partial<OrderFilters>) =>
      write((now) => toQuery({ ...filtersFrom(now), ...part }, now), { replace: part.search !== undefined }),
    [write],
  );
  /** Clears every filter; the table's settings stay. */
  const clear = useCallback(
    () =>
      write((now) =>
        toQuery({ ...NO_FILTERS, sort: now.get('sort') ?? '', hide: now.get('hide') ?? '' }, now),
      ),
    [write],
  );
  const show = useCallback((view: string) => write(() => new URLSearchParams(view)), [write]);
  return { filters, change, clear, show };
}

export type FilterUse = ReturnType<typeof useOrderFilters>;
