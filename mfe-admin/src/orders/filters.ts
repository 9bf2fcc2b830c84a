import { useCallback, useMemo } from 'react';
import type { Query } from 'shared-domain/client';
import { isOrderStatus, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from 'shared-domain/orders';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { useAddressQuery } from '../address/index.ts';

/** The order list's filters as they stand in its address. */
export interface OrderFilters {
  status: OrderStatus | null;
  channel: Channel | null;
  payment: PaymentStatus | null;
  search: string;
  /** Days in the company's time zone, both included; '' is open. */
  from: string;
  to: string;
  /** Only orders with a payment or a mail that needs a look. */
  look: boolean;
  /** The order whose dialog is open. */
  order: string | null;
}

const NAMES = ['status', 'channel', 'payment', 'search', 'from', 'to', 'look', 'order'] as const;

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((value) => value === text) ?? null;

/** Reads the filters; what the list does not know is left out. */
export function filtersFrom(query: URLSearchParams): OrderFilters {
  const status = query.get('status');
  return {
    status: isOrderStatus(status) ? status : null,
    channel: oneOf(CHANNELS, query.get('channel')),
    payment: oneOf(PAYMENT_STATUSES, query.get('payment')),
    search: query.get('search') ?? '',
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    look: query.get('look') === '1',
    order: query.get('order'),
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

/** What the API is asked. */
export const queryOf = ({ status, channel, payment, search, from, to }: OrderFilters): Query => ({
  status: status ?? undefined,
  channel: channel ?? undefined,
  payment: payment ?? undefined,
  search,
  from,
  to,
});

/** Whether the list is narrowed by anything. */
export const isNarrowed = ({ order: _open, ...filters }: OrderFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '' && value !== false);

/** The filters of the address and how to change them; typing replaces the entry of the history. */
export function useOrderFilters() {
  const { query, write } = useAddressQuery();
  const filters = useMemo(() => filtersFrom(query), [query]);
  const change = useCallback(
    (part: Partial<OrderFilters>) =>
      write((now) => toQuery({ ...filtersFrom(now), ...part }, now), { replace: part.search !== undefined }),
    [write],
  );
  const clear = useCallback(() => write(() => new URLSearchParams()), [write]);
  return { filters, change, clear };
}
