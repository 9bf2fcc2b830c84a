import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection } from 'mongoose';
import { DURABLE } from '../../foundation/database/index.ts';
import { available, stockWith, type Taken } from './amounts.ts';
import { type StockedProduct, stockedProducts } from './stocked-products.ts';

/**
 * How long a product remembers returns, in milliseconds: far longer than a process could stall between claiming the work and
 * doing it.
 */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Why stock is returned: the order, and the follow-up whose id makes it happen once. */
export type Return = { order: string; token: string; at: Date };

/**
 * Returns stock, once per follow-up however often it is called. A deleted product is skipped. Written durably, since
 * the follow-up is then marked as done.
 */
export async function returnStock(connection: Connection, why: Return, lines: Taken[]): Promise<void> {
  const owed = lines.filter(({ taken }) => taken > 0);
  if (owed.length === 0) return;
  await stockedProducts(connection).bulkWrite(
    owed.map((line) => returnLine(why, line)),
    { ordered: false, maxTimeMS: 10_000, ...DURABLE },
  );
}

function returnLine(
  { order, token, at }: Return,
  { productId, taken, unit }: Taken,
): AnyBulkWriteOperation<StockedProduct> {
  const mark = { order, attempt: token, taken, unit, at, returned: true };
  return {
    updateOne: {
      filter: { _id: productId, 'holds.attempt': { $ne: token } },
      update: [
        {
          $set: {
            ...stockWith(unit, { $add: [available(unit), taken] }),
            holds: { $concatArrays: [{ $ifNull: ['$holds', []] }, [mark]] },
          },
        },
      ],
    },
  };
}

/** Deletes records of old returns. */
export async function sweepReturns(connection: Connection, now: Date): Promise<void> {
  const old = { returned: true, at: { $lt: new Date(now.getTime() - RETENTION_MS) } };
  await stockedProducts(connection).updateMany(
    { 'holds.order': { $gt: '' }, holds: { $elemMatch: old } },
    { $pull: { holds: old } },
    { maxTimeMS: 10_000 },
  );
}
