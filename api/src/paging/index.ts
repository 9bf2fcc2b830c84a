import { Types } from 'mongoose';
import { z } from 'zod';
import { problem } from '../problems/index.ts';

/** A list that goes from new to old by a date, and by id where dates are the same. */
type Dated<Field extends string> = Record<Field, Date> & { _id: unknown };

const placeSchema = z.tuple([z.iso.datetime(), z.string().max(200)]);

/** The condition that leaves out what came up to a cursor. Anything that is not one of our cursors is bad input. */
export function afterPlace(field: string, cursor: string | undefined): object {
  if (cursor === undefined) return {};
  const [date, id] = readCursor(cursor);
  const at = new Date(date);
  const _id = /^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : id;
  return { $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: _id } }] };
}

/** Cuts what was read with `limit + 1` to a page and gives the cursor of the next one, where there is one. */
export function pageOf<Field extends string, Document extends Dated<Field>>(
  documents: Document[],
  field: Field,
  limit: number | undefined,
): { documents: Document[]; nextCursor?: string } {
  if (limit === undefined || documents.length <= limit) return { documents };
  const page = documents.slice(0, limit);
  const last = page.at(-1);
  if (!last) return { documents: page };
  const place = JSON.stringify([last[field].toISOString(), String(last._id)]);
  return { documents: page, nextCursor: Buffer.from(place).toString('base64url') };
}

/** The cursor of a list whose order no date gives: how many came before. */
export function placeAt(start: number): string {
  return Buffer.from(String(start)).toString('base64url');
}

/** Where the page of such a cursor begins; without one at the beginning. */
export function startOfPage(cursor: string | undefined): number {
  const text = Buffer.from(cursor ?? placeAt(0), 'base64url').toString('utf8');
  if (!/^\d{1,9}$/.test(text)) throw foreignCursor();
  return Number(text);
}

function readCursor(cursor: string): [string, string] {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw foreignCursor();
  }
}

/** The problem of a cursor that no page of this list has given out. */
export function foreignCursor() {
  return problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
}
