import type { PipelineStage } from 'mongoose';
import { NEWEST_FIRST, ORDER_STATUSES, type OrderSort, type OrderSortField } from 'shared-domain/orders';
import { z } from 'zod';
import { AS_READ } from '../../foundation/database/index.ts';
import { invalidCursor } from '../../requests/paging/index.ts';
import type { OrderDocument } from '../order/index.ts';

type Key = { path: 'sortedBy' | 'orderDate' | 'totalAmount' | '_id'; direction: 1 | -1 };
/** An order in the list; `sortedBy` is set if the sort is computed. */
export type ListedOrder = OrderDocument & { sortedBy?: string | number };

/** Sorts by a stored field read only their page from an index, in either direction. Ties go by id. */
const STORED = { orderDate: 'orderDate', id: '_id', totalAmount: 'totalAmount' } as const;

/**
 * The other sorts are computed for every matching order, which the counts in the same answer read anyway.
 * Equal values stay newest first.
 */
const COMPUTED = {
  customer: { $cond: [{ $gt: ['$accountName', ''] }, '$accountName', '$customerName'] },
  channel: '$channel',
  items: { $sum: '$items.quantity' },
  payment: { $ifNull: ['$payment.status', ''] },
  status: { $indexOfArray: [ORDER_STATUSES, '$status'] },
} as const satisfies Record<Exclude<OrderSortField, keyof typeof STORED>, unknown>;

const isStored = (field: OrderSortField): field is keyof typeof STORED => Object.hasOwn(STORED, field);

function keysOf(field: OrderSortField, direction: 1 | -1): Key[] {
  if (!isStored(field))
    return [
      { path: 'sortedBy', direction },
      { path: 'orderDate', direction: -1 },
      { path: '_id', direction: -1 },
    ];
  const paths = [...new Set([STORED[field], '_id'] as const)];
  return paths.map((path) => ({ path, direction }));
}

/**
 * How a list is read in a sort: the stages that sort it and skip everything up to a cursor, the collation they need,
 * and the cursor after an order. Throws `validation` for a cursor of another sort.
 */
export function sortingOf(sort: OrderSort = NEWEST_FIRST) {
  const field = sort.replace('-', '') as OrderSortField;
  const keys = keysOf(field, sort.startsWith('-') ? -1 : 1);
  const computed = isStored(field) ? [] : [{ $set: { sortedBy: COMPUTED[field] } }];
  return {
    collation: field === 'customer' ? AS_READ : undefined,
    stages: (cursor: string | undefined): PipelineStage[] => [
      ...computed,
      ...(cursor === undefined ? [] : [{ $match: beyond(keys, placeFrom(sort, keys, cursor)) }]),
      { $sort: Object.fromEntries(keys.map(({ path, direction }) => [path, direction])) },
    ],
    cursorOf: (order: ListedOrder): string =>
      Buffer.from(JSON.stringify([sort, ...keys.map(({ path }) => order[path])])).toString('base64url'),
  };
}

type Value = string | number | Date;

/** Matches what comes after a position: equal values up to a key, then a greater one. The first key bounds the index scan. */
function beyond(keys: readonly Key[], place: readonly Value[]) {
  const side = ({ direction }: Key) => (direction === 1 ? '$gt' : '$lt');
  const [first] = keys;
  return {
    ...(first ? { [first.path]: { [`${side(first)}e`]: place[0] } } : {}),
    $or: keys.map((key, at) => ({
      ...Object.fromEntries(keys.slice(0, at).map(({ path }, index) => [path, place[index]])),
      [key.path]: { [side(key)]: place[at] },
    })),
  };
}

const placeSchema = z.tuple([z.string()], z.union([z.string(), z.number()]));

function placeFrom(sort: OrderSort, keys: readonly Key[], cursor: string): Value[] {
  const [of, ...place] = readPlace(cursor);
  if (of !== sort || place.length !== keys.length) throw invalidCursor();
  return place.map((value, at) => {
    if (keys[at]?.path !== 'orderDate') return value;
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) throw invalidCursor();
    return date;
  });
}

function readPlace(cursor: string) {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidCursor();
  }
}
