import { z } from 'zod';
import { problem } from '../../requests/problems/index.ts';
import type { Position } from './order.ts';

const positionSchema = z.tuple([z.string(), z.string()]);
const countSchema = z.tuple([z.int().min(0), z.string()]);

/** The cursor after this product. */
export function cursorOf(product: { name: string; id: string }): string {
  return Buffer.from(JSON.stringify([product.name, product.id])).toString('base64url');
}

/** Decodes a cursor; anything else is bad input. */
export function positionOf(cursor: string): Position {
  const [name, id] = read(positionSchema, cursor);
  return { name, id };
}

/** The cursor after this many products of a shop's list, ending with the given one. */
export const countCursor = (count: number, last: { id: string }): string =>
  Buffer.from(JSON.stringify([count, last.id])).toString('base64url');

/** How many products of a shop's list come before a cursor: up to its product, which may have moved since. */
export function countBefore(products: readonly { id: string }[], cursor: string): number {
  const [count, id] = read(countSchema, cursor);
  if (products[count - 1]?.id === id) return count;
  const index = products.findIndex((product) => product.id === id);
  return index < 0 ? count : index + 1;
}

function read<Parts>(schema: z.ZodType<Parts>, cursor: string): Parts {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
  }
}
