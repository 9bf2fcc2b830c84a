import { NEWEST_FIRST, type OrderSort, type OrderSortField } from 'shared-domain/orders';
import { z } from 'zod';
import { invalidCursor } from '../../requests/paging/index.ts';
import type { OrderDocument } from '../order/index.ts';

type Value = Date | number;
type Part = { condition: object; keys: Record<string, 1 | -1> };

/**
 * How a list is read in a sort, ties by id: the cursor after an order, and what comes after a cursor, in parts to be read
 * one after the other, each along its index. Throws `validation` for a cursor of another sort.
 */
export function sortingOf(sort: OrderSort = NEWEST_FIRST) {
  const field = sort.replace('-', '') as OrderSortField;
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  const side = direction === 1 ? '$gt' : '$lt';
  return {
    cursorOf: (order: OrderDocument): string =>
      Buffer.from(JSON.stringify([sort, order[field], order._id])).toString('base64url'),
    after: (cursor: string | undefined): Part[] => {
      const keys = { [field]: direction, _id: direction };
      if (cursor === undefined) return [{ condition: {}, keys }];
      const [value, id] = placeFrom(sort, field, cursor);
      return [
        { condition: { [field]: value, _id: { [side]: id } }, keys: { _id: direction } },
        { condition: { [field]: { [side]: value } }, keys },
      ];
    },
  };
}

const placeSchema = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()]);

function placeFrom(sort: OrderSort, field: OrderSortField, cursor: string): [Value, string] {
  const [of, at, id] = readPlace(cursor);
  const value = field === 'orderDate' ? new Date(at) : at;
  if (of !== sort || typeof value === 'string' || Number.isNaN(Number(value))) throw invalidCursor();
  return [value, id];
}

function readPlace(cursor: string) {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidCursor();
  }
}
