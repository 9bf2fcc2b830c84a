import type { ImportTab, ImportTotals, ReviewFilter } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { type ImportRowDocument, importRowModel } from './model.ts';

/** A selection of a review's rows. */
export type Wanted = { tab?: ImportTab[] | undefined; only?: ReviewFilter | undefined };

const FILTERS: Readonly<Record<ReviewFilter, object>> = {
  price: { 'changes.field': 'price' },
  stock: { 'changes.field': 'stock' },
  suspicious: { suspicious: true },
  unbranded: { exclusion: IMPORT_MESSAGES.brandRequired },
  guessed: { guesses: { $exists: true } },
};

/** The query condition of a selection. */
export const wantedRows = ({ tab, only }: Wanted): object => ({
  ...(tab ? { tab: { $in: tab } } : {}),
  ...(only ? FILTERS[only] : {}),
});

type Place = Pick<ImportRowDocument, 'tab' | 'suspicious' | 'order'>;

/** The cursor after this row. */
export const cursorOf = ({ tab, suspicious, order }: Place, isByTab: boolean): string =>
  isByTab ? `${tab}.${Number(suspicious)}.${order}` : String(order);

/** The query condition of the rows after a cursor; 422 for a foreign cursor. */
export function rowsAfter(cursor: string, isByTab: boolean): object {
  const [, tab, suspicious, number] = /^(?:([a-z]+)\.([01])\.)?(\d{1,9})$/.exec(cursor) ?? [];
  if (number === undefined || (tab !== undefined) !== isByTab)
    throw problem('validation', { errors: [{ path: 'cursor', message: 'This cursor is not one of ours' }] });
  const order = { $gt: Number(number) };
  if (!isByTab) return { order };
  const isSuspicious = suspicious === '1';
  return {
    $or: [
      { tab: { $lt: tab } },
      { tab, suspicious: { $lt: isSuspicious } },
      { tab, suspicious: isSuspicious, order },
    ],
  };
}

const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const changes = (field: string) => ({ $in: [field, '$changes.field'] });
const isPriceHeld = {
  $and: [{ $ne: ['$edits.acceptPrice', true] }, { $eq: [{ $ifNull: ['$edits.price', null] }, null] }],
};
const isLeftOut = {
  $or: [{ $eq: ['$edits.skipThisTime', true] }, { $eq: ['$edits.shouldIgnore', true] }, isPriceHeld],
};
const isUpdated = { $eq: ['$tab', 'updated'] };
const isSuspicious = { $and: [isUpdated, { $eq: ['$suspicious', true] }] };

const NONE: ImportTotals = {
  price: 0,
  stock: 0,
  suspicious: 0,
  suspiciousLeftOut: 0,
  unbranded: 0,
  guessed: 0,
  toApply: 0,
};

/** Totals of a review: rows by kind of change, without a brand, and to be applied. */
export async function readTotals({ connection }: Deps, importId: string): Promise<ImportTotals> {
  const [totals] = await importRowModel(connection).aggregate<ImportTotals>(
    [
      { $match: { import: importId, outcome: { $exists: true } } },
      {
        $group: {
          _id: null,
          price: countIf({ $and: [isUpdated, changes('price')] }),
          stock: countIf({ $and: [isUpdated, changes('stock')] }),
          suspicious: countIf(isSuspicious),
          suspiciousLeftOut: countIf({ $and: [isSuspicious, isLeftOut] }),
          unbranded: countIf({ $eq: ['$exclusion', IMPORT_MESSAGES.brandRequired] }),
          guessed: countIf({ $gt: ['$guesses', null] }),
          toApply: countIf({ $eq: [{ $ifNull: ['$exclusion', null] }, null] }),
        },
      },
      { $unset: '_id' },
    ],
    { maxTimeMS: 10_000 },
  );
  return totals ?? NONE;
}
