import { NEWEST_FIRST, ORDER_SORT_FIELDS, type OrderSort, type OrderSortField } from 'shared-domain/orders';

/** A sort as the table expects it. */
export type Sort = { field: OrderSortField; sort: 'asc' | 'desc' };

const fieldFrom = (text: string | undefined) => ORDER_SORT_FIELDS.find((field) => field === text);

/** '-totalAmount' is the highest first, 'orderDate' the oldest; anything else is newest first. */
export function sortFrom(text: string | null): Sort {
  const field = fieldFrom(text?.replace(/^-/, ''));
  if (!field) return { field: 'orderDate', sort: 'desc' };
  return { field, sort: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** A sort as in the address; the default, newest first, is omitted. */
export function sortText({ field, sort }: { field?: string; sort?: 'asc' | 'desc' | null }): OrderSort | '' {
  const known = fieldFrom(field);
  if (!known || !sort) return '';
  const text = sort === 'desc' ? (`-${known}` as const) : known;
  return text === NEWEST_FIRST ? '' : text;
}
