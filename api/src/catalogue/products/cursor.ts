import { z } from 'zod';
import { problem } from '../../requests/problems/index.ts';
import type { Position } from './order.ts';

/** How many of a page's last products a cursor names: one of them usually is where it was, whatever else has changed. */
const NAMED = 4;

const positionSchema = z.tuple([z.string(), z.string()]);
const countSchema = z.tuple([z.int().min(0), z.array(z.string()).min(1).max(NAMED)]);

/** The cursor after this product. */
export function cursorOf(product: { name: string; id: string }): string {
  return Buffer.from(JSON.stringify([product.name, product.id])).toString('base64url');
}

/** Decodes a cursor; anything else is bad input. */
export function positionOf(cursor: string): Position {
  const [name, id] = read(positionSchema, cursor);
  return { name, id };
}

/** The cursor after this many products of a sorted list, of which `page` are the latest. */
export const countCursor = (count: number, page: readonly { id: string }[]): string => {
  const ids = page.slice(-NAMED).map(({ id }) => id);
  return Buffer.from(JSON.stringify([count, ids.reverse()])).toString('base64url');
};

/**
 * How many products of a list that may have changed come before a cursor, so that the next page neither repeats nor skips one: up to
 * the last of its products that has moved the least (LISTING-19).
 */
export function countBefore(products: readonly { id: string }[], cursor: string): number {
  const [count, ids] = read(countSchema, cursor);
  if (products[count - 1]?.id === ids[0]) return count;
  const [steadiest] = ids
    .map((id, back) => ({ before: products.findIndex((product) => product.id === id) + 1, back }))
    .filter(({ before }) => before > 0)
    .map(({ before, back }) => ({ before, moved: Math.abs(before - (count - back)) }))
    .sort((one, other) => one.moved - other.moved);
  let before = steadiest?.before ?? count;
  while (ids.includes(products[before]?.id ?? '')) before += 1;
  return before;
}

/** A page of a sorted list: its first, or the one after a cursor; with the cursor after it if there is more. */
export function pageOf<Item extends { id: string }>(list: readonly Item[], limit: number, cursor?: string) {
  const before = cursor === undefined ? 0 : countBefore(list, cursor);
  const products = list.slice(before, before + limit);
  const count = before + products.length;
  const isMore = products.length > 0 && count < list.length;
  return { products, ...(isMore ? { nextCursor: countCursor(count, products) } : {}) };
}

function read<Parts>(schema: z.ZodType<Parts>, cursor: string): Parts {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
  }
}
