import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection } from 'mongoose';
import { available, type StockLine, stockWith, type Taken, unitsLeft } from './amounts.ts';
import { type StockedProduct, stockedProducts } from './stocked-products.ts';

/** The owner of a reservation: an attempt to place an order. An attempt is never reused. */
export type Taker = { order: string; attempt: string };

/** A line that wasn't available, and the units left. */
export type ShortLine = { productId: string; left: number };

export type HoldOutcome = { taken: Taken[]; short: ShortLine[] };

const MAX_MS = 10_000;

/**
 * Takes stock for every line in one round trip, each by a conditional update that leaves a hold on its product. Returns
 * the lines that fell short; what the others took stays held until `dropHolds` or `undoHolds`. A product with
 * forceDisplay gives what it has, the rest is back-ordered.
 */
export async function holdStock(
  connection: Connection,
  taker: Taker,
  lines: StockLine[],
  at: Date,
): Promise<HoldOutcome> {
  // MongoDB refuses an empty batch; an order whose units were all refunded takes nothing.
  if (lines.length === 0) return { taken: [], short: [] };
  const products = stockedProducts(connection);
  await products.bulkWrite(
    lines.map((line) => takeLine(taker, line, at)),
    { ordered: false, maxTimeMS: MAX_MS },
  );
  const found = await products
    .find({ _id: { $in: lines.map(({ productId }) => productId) } }, { maxTimeMS: MAX_MS })
    .project<StockedProduct>({ stock: 1, looseUnits: 1, holds: 1 })
    .toArray();
  const byId = new Map(found.map((product) => [product._id, product]));
  const outcome: HoldOutcome = { taken: [], short: [] };
  for (const { productId, unit } of lines) {
    const product = byId.get(productId);
    const hold = product?.holds?.find(({ attempt }) => attempt === taker.attempt);
    if (hold) outcome.taken.push({ productId, taken: hold.taken, unit });
    else outcome.short.push({ productId, left: product ? unitsLeft(unit, product) : 0 });
  }
  return outcome;
}

function takeLine(taker: Taker, line: StockLine, at: Date): AnyBulkWriteOperation<StockedProduct> {
  const { productId, quantity, unit } = line;
  const has = available(unit);
  const taken = { $min: [has, quantity] };
  const hold = { ...taker, taken, unit, at };
  return {
    updateOne: {
      filter: {
        _id: productId,
        'holds.attempt': { $ne: taker.attempt },
        $or: [{ $expr: { $gte: [has, quantity] } }, { forceDisplay: true }],
      },
      update: [
        {
          $set: {
            ...stockWith(unit, { $subtract: [has, taken] }),
            holds: { $concatArrays: [{ $ifNull: ['$holds', []] }, [hold]] },
          },
        },
      ],
    },
  };
}

/** Commits a reservation: the stock is sold, its holds are removed. */
export async function dropHolds(connection: Connection, { order, attempt }: Taker): Promise<void> {
  await stockedProducts(connection).updateMany(
    { 'holds.order': order, 'holds.attempt': attempt },
    { $pull: { holds: { attempt } } },
    { maxTimeMS: MAX_MS },
  );
}

/** Releases a reservation: returns its stock exactly once, since the hold is removed in the same update. */
export async function undoHolds(connection: Connection, { order, attempt }: Taker): Promise<number> {
  const mine = { $eq: ['$$hold.attempt', attempt] };
  const held = (unit: string) => ({
    $sum: {
      $map: {
        input: {
          $filter: { input: '$holds', as: 'hold', cond: { $and: [mine, { $eq: ['$$hold.unit', unit] }] } },
        },
        as: 'hold',
        in: '$$hold.taken',
      },
    },
  });
  const singles = stockWith('single', { $add: [available('single'), '$back.single'] });
  const isSingle = { $gt: ['$back.single', 0] };
  const rest = { $filter: { input: '$holds', as: 'hold', cond: { $not: [mine] } } };
  const { modifiedCount } = await stockedProducts(connection).updateMany(
    { 'holds.order': order, 'holds.attempt': attempt },
    [
      { $set: { back: { single: held('single'), stocked: held('stocked') }, holds: rest } },
      {
        $set: {
          stock: { $cond: [isSingle, singles.stock, { $add: ['$stock', '$back.stocked'] }] },
          looseUnits: { $cond: [isSingle, singles.looseUnits, { $ifNull: ['$looseUnits', 0] }] },
        },
      },
      { $unset: 'back' },
    ],
    { maxTimeMS: MAX_MS },
  );
  return modifiedCount;
}
