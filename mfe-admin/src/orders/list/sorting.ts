import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES } from 'shared-domain/orders';
import { buyerOf, unitsOf } from '../figures.ts';

const words = (one: string, other: string) => one.localeCompare(other, 'en-CA', { numeric: true });

/** How each column compares two orders, from least to most. */
const COMPARE = {
  id: (one: OrderJson, other: OrderJson) => words(one.id, other.id),
  orderDate: (one: OrderJson, other: OrderJson) => Date.parse(one.orderDate) - Date.parse(other.orderDate),
  customer: (one: OrderJson, other: OrderJson) => words(buyerOf(one), buyerOf(other)),
  channel: (one: OrderJson, other: OrderJson) => words(one.channel, other.channel),
  items: (one: OrderJson, other: OrderJson) => unitsOf(one) - unitsOf(other),
  payment: (one: OrderJson, other: OrderJson) =>
    words(one.payment?.status ?? '', other.payment?.status ?? ''),
  totalAmount: (one: OrderJson, other: OrderJson) => one.totalAmount - other.totalAmount,
  status: (one: OrderJson, other: OrderJson) =>
    ORDER_STATUSES.indexOf(one.status) - ORDER_STATUSES.indexOf(other.status),
} as const;

/** A column that orders can be sorted by. */
export type SortField = keyof typeof COMPARE;
export const isSortField = (field: string): field is SortField => Object.hasOwn(COMPARE, field);

/** By what the list is sorted, and which way. */
export type Sort = { field: SortField; direction: 'asc' | 'desc' };

/** Newest first, as the API lists them (section 7). */
export const NEWEST_FIRST: Sort = { field: 'orderDate', direction: 'desc' };

/** '-totalAmount' is the dearest first, 'customer' is from A; anything else is newest first. */
export function sortFrom(text: string | null): Sort {
  const field = (text ?? '').replace(/^-/, '');
  if (!isSortField(field)) return NEWEST_FIRST;
  return { field, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** How a sort stands in the address; newest first is left out. */
export const sortText = ({ field, direction }: Sort): string =>
  field === 'orderDate' && direction === 'desc' ? '' : `${direction === 'desc' ? '-' : ''}${field}`;

/** The orders sorted; equal ones stay newest first. */
export function sorted(orders: readonly OrderJson[], { field, direction }: Sort): readonly OrderJson[] {
  if (field === 'orderDate' && direction === 'desc') return orders;
  const sign = direction === 'desc' ? -1 : 1;
  return [...orders].sort((one, other) => sign * COMPARE[field](one, other));
}
