import { Types } from 'mongoose';
import { z } from 'zod';
import { problem } from '../problems/index.ts';

/** A list sorted from new to old by a date, and by id where dates are equal. */
type Dated<Field extends string> = Record<Field, Date> & { _id: unknown };

/** A position in a list that is sorted by date, then by id. */
export type Position = { at: Date; id: string };

const positionSchema = z.tuple([z.iso.datetime(), z.string().max(200)]);

/** The query condition that skips everything up to a cursor. A foreign cursor is bad input. */
export function afterCursor(field: string, cursor: string | undefined): object {
  if (cursor === undefined) return {};
  const { at, id } = positionOf(cursor);
  const _id = /^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : id;
  return { $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: _id } }] };
}

/** Cuts documents read with `limit + 1` to a page, with the next page's cursor if there is one. */
export function pageOf<Field extends string, Document extends Dated<Field>>(
  documents: Document[],
  field: Field,
  limit: number | undefined,
): { documents: Document[]; nextCursor?: string } {
  if (limit === undefined || documents.length <= limit) return { documents };
  const page = documents.slice(0, limit);
  const last = page.at(-1);
  if (!last) return { documents: page };
  return { documents: page, nextCursor: cursorOf(last[field], String(last._id)) };
}

/** The cursor of a position. */
export const cursorOf = (at: Date, id: string): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** The cursor of a list that isn't sorted by date: an offset. */
export function offsetCursor(start: number): string {
  return Buffer.from(String(start)).toString('base64url');
}

/** The offset of such a cursor; 0 without one. */
export function offsetOf(cursor: string | undefined): number {
  const text = Buffer.from(cursor ?? offsetCursor(0), 'base64url').toString('utf8');
  if (!/^\d{1,9}$/.test(text)) throw invalidCursor();
  return Number(text);
}

/** The position of a cursor. A foreign cursor is bad input. */
export function positionOf(cursor: string): Position {
  try {
    const [date, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at: new Date(date), id };
  } catch {
    throw invalidCursor();
  }
}

/** The problem for a cursor that this list never issued. */
export function invalidCursor() {
  return problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
}
