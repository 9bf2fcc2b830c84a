import { z } from 'zod';
import { problem } from '../problems/index.ts';
import type { Place } from './snapshot.ts';

const placeSchema = z.tuple([z.string(), z.string()]);

/** The cursor that leads to what follows this product. */
export function placeOf(product: { name: string; id: string }): string {
  return Buffer.from(JSON.stringify([product.name, product.id])).toString('base64url');
}

/** The position that a cursor of ours holds; anything else is bad input. */
export function readPlace(cursor: string): Place {
  try {
    const [name, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { name, id };
  } catch {
    throw problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
  }
}
