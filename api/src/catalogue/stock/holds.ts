import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { batched, oncePer } from '../../foundation/database/index.ts';
import { available, type StockLine, stockWith, type Taken, unitsLeft } from './amounts.ts';
import { type StockedProduct, stockedProducts } from './stocked-products.ts';

/** The owner of a reservation: an attempt to place an order. An attempt is never reused. */
export type Reservation = { order: string; attempt: string };

/** A line that wasn't available, and the units left. */
export type ShortLine = { productId: string; left: number };

export type HoldOutcome = { taken: Taken[]; short: ShortLine[] };

const MAX_MS = 10_000;

/**
 * Takes stock for every line in one round trip, each by a conditional update that leaves a hold on its product. Returns
 * the lines that fell short; what the others took stays held until `commitHolds` or `releaseHolds`. A product with
 * forceDisplay gives what it has, the rest is back-ordered.
 */
export async function holdStock(
  connection: Connection,
  reservation: Reservation,
  lines: StockLine[],
  at: Date,
): Promise<HoldOutcome> {
  // MongoDB refuses an empty batch; an order whose units were all refunded takes nothing.
  if (lines.length === 0) return { taken: [], short: [] };
  return stockOf(connection).hold({ reservation, lines, at });
}

type Holding = { reservation: Reservation; lines: StockLine[]; at: Date };

/** Concurrent orders share commands; each product is still updated on its own. */
const stockOf = oncePer((connection) => ({
  hold: batched((all: Holding[]) => holdAll(stockedProducts(connection), all)),
  drop: batched((takers: Reservation[]) => dropAll(stockedProducts(connection), takers)),
}));

async function holdAll(products: Collection<StockedProduct>, all: Holding[]): Promise<HoldOutcome[]> {
  const options = { ordered: false, maxTimeMS: MAX_MS };
  const { matchedCount } = await products.bulkWrite(all.flatMap(takeAll), options);
  const lines = all.flatMap((holding) => holding.lines);
  // Lines in stocked units are taken completely or not at all.
  if (matchedCount === lines.length && lines.every(isStocked)) return all.map(wholeOf);
  const first = await outcomesOf(products, all);
  const rest = all.flatMap((holding, place) =>
    holding.lines
      .filter((line) => isStocked(line) && isShort(first[place], line))
      .map((line) => takeLine(holding, line)),
  );
  if (rest.length === 0) return first;
  await products.bulkWrite(rest, options);
  return outcomesOf(products, all);
}

const wholeOf = ({ lines }: Holding): HoldOutcome => ({
  taken: lines.map(({ quantity, ...line }) => ({ ...line, taken: quantity })),
  short: [],
});

const isShort = (outcome: HoldOutcome | undefined, { productId }: StockLine): boolean =>
  outcome?.short.some((line) => line.productId === productId) ?? true;

async function outcomesOf(products: Collection<StockedProduct>, all: Holding[]): Promise<HoldOutcome[]> {
  const ids = new Set(all.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const found = await products
    .find({ _id: { $in: [...ids] } }, { maxTimeMS: MAX_MS })
    .project<StockedProduct>({ stock: 1, looseUnits: 1, holds: 1 })
    .toArray();
  const byId = new Map(found.map((product) => [product._id, product]));
  return all.map(({ reservation, lines }) => {
    const outcome: HoldOutcome = { taken: [], short: [] };
    for (const { productId, unit } of lines) {
      const product = byId.get(productId);
      const hold = product?.holds?.find(({ attempt }) => attempt === reservation.attempt);
      if (hold) outcome.taken.push({ productId, taken: hold.taken, unit });
      else outcome.short.push({ productId, left: product ? unitsLeft(unit, product) : 0 });
    }
    return outcome;
  });
}

const isStocked = ({ unit }: StockLine): boolean => unit === 'stocked';

/**
 * Takes lines; those in stocked units only completely. One plain update for all lines of the same quantity costs the database a
 * fraction of updates that calculate.
 */
function takeAll(holding: Holding): AnyBulkWriteOperation<StockedProduct>[] {
  const { reservation, lines, at } = holding;
  const alike = Map.groupBy(lines.filter(isStocked), ({ quantity }) => quantity);
  const whole = [...alike].map(([quantity, some]) => ({
    updateMany: {
      filter: {
        _id: { $in: some.map(({ productId }) => productId) },
        stock: { $gte: quantity },
        'holds.attempt': { $ne: reservation.attempt },
      },
      update: {
        $inc: { stock: -quantity },
        $push: { holds: { ...reservation, taken: quantity, unit: 'stocked' as const, at } },
      },
    },
  }));
  const singles = lines.filter((line) => !isStocked(line));
  return [...whole, ...singles.map((line) => takeLine(holding, line))];
}

/** Takes a line's available units, if that is all of them or the rest may be back-ordered. */
function takeLine({ reservation, at }: Holding, line: StockLine): AnyBulkWriteOperation<StockedProduct> {
  const { productId, quantity, unit } = line;
  const has = available(unit);
  const taken = { $min: [has, quantity] };
  const hold = { ...reservation, taken, unit, at };
  return {
    updateOne: {
      filter: {
        _id: productId,
        'holds.attempt': { $ne: reservation.attempt },
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
export const commitHolds = (connection: Connection, reservation: Reservation): Promise<unknown> =>
  stockOf(connection).drop(reservation);

async function dropAll(products: Collection<StockedProduct>, takers: Reservation[]): Promise<undefined[]> {
  const attempts = { $in: takers.map(({ attempt }) => attempt) };
  await products.updateMany(
    { 'holds.order': { $in: takers.map(({ order }) => order) }, 'holds.attempt': attempts },
    { $pull: { holds: { attempt: attempts } } },
    { maxTimeMS: MAX_MS },
  );
  return takers.map(() => undefined);
}

/** Releases a reservation: returns its stock exactly once, since the hold is removed in the same update. */
export async function releaseHolds(connection: Connection, { order, attempt }: Reservation): Promise<number> {
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
