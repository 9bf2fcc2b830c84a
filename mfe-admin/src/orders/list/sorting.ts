import { NEWEST_FIRST, ORDER_SORT_FIELDS, type OrderSort } from 'shared-domain/orders';
import type { Sorting } from '../../kit/list/index.ts';

type Sort = Pick<Sorting, 'by' | 'direction'>;

/** '-totalAmount' is the highest first, 'orderDate' the oldest; anything else is newest first. */
export function sortFrom(text: string | null): Sort {
  const by = ORDER_SORT_FIELDS.find((field) => field === text?.replace(/^-/, ''));
  if (!by) return { by: 'orderDate', direction: 'descending' };
  return { by, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** A sort as in the address; the default, newest first, is omitted. */
export function sortText({ by, direction }: Sort): OrderSort | '' {
  const known = ORDER_SORT_FIELDS.find((field) => field === by);
  if (!known) return '';
  const text = direction === 'descending' ? (`-${known}` as const) : known;
  return text === NEWEST_FIRST ? '' : text;
}
