import type { Connection } from 'mongoose';
import { z } from 'zod';
import {
  DURABLE,
  driverCollection,
  holding,
  modelOf,
  type Stored,
  schemaOf,
  searchable,
} from '../../foundation/database/index.ts';
import type { OrderDocument } from './document.ts';
import { orderModel } from './model.ts';

/**
 * A text that orders are found by: its `_id`, as `searchable` folds it, and the trigrams that it is looked up by. Each is stored
 * once, however many orders have it.
 */
const textDescription = z.object({ _id: z.string(), trigrams: z.array(z.string()) });

const textSchema = schemaOf(textDescription, { collection: 'order_texts', ...DURABLE });
textSchema.index({ trigrams: 1 });

export const textModel = modelOf<Stored<typeof textDescription>>('OrderText', textSchema);

/** Every three letters in a row of a text, each once; none of a shorter text. */
export function trigramsOf(text: string): string[] {
  const letters = [...text];
  return [...new Set(letters.slice(2).map((_last, at) => letters.slice(at, at + 3).join('')))];
}

type Named = Pick<
  OrderDocument,
  '_id' | 'customerName' | 'customerEmail' | 'accountName' | 'licenseNum' | 'items'
>;

/** From here on the end of an order's number is long enough to be looked for. */
const SHORTEST_END = 4;

/** The texts that an order is found by (STAFF-38): names, email, licence and products, and each end of its number. */
export function textsOf({ _id, items, ...customer }: Named): Pick<OrderDocument, 'texts' | 'numberEnds'> {
  const { customerName, customerEmail, accountName, licenseNum } = customer;
  const names = [
    customerName,
    customerEmail,
    accountName,
    licenseNum,
    ...items.map((item) => item.productName),
  ];
  const digits = _id.replace(/\D/g, '');
  return {
    texts: [...new Set(names.flatMap((name) => (name ? [searchable(name)] : [])))],
    numberEnds: Array.from({ length: Math.max(0, digits.length - SHORTEST_END + 1) }, (_, at) =>
      digits.slice(at),
    ),
  };
}

/**
 * The condition of a field of texts that one of them contains a search term, by the list of all texts (ADR 085).
 * @param few with more matching texts, all are compared instead; the database sorts orders by time only up to 200
 */
export async function textsContaining(connection: Connection, search: string, few = 200): Promise<object> {
  const wanted = searchable(search);
  const trigrams = trigramsOf(wanted);
  const texts = await textModel(connection)
    .find({ _id: holding(wanted), ...(trigrams.length > 0 ? { trigrams: { $all: trigrams } } : {}) })
    .limit(few + 1)
    .lean();
  return texts.length > few ? holding(wanted) : { $in: texts.map(({ _id }) => _id) };
}

/** Stores the texts of changed orders, and deletes those left on no order. */
export async function keepTexts(connection: Connection, orders: readonly OrderDocument[]): Promise<void> {
  await addTexts(connection, [...new Set(orders.flatMap((order) => order.texts ?? []))]);
  const former = new Set(orders.flatMap((order) => order.formerTexts ?? []));
  for (const _id of former) {
    const isUsed = async () =>
      (await orderModel(connection).exists({ state: 'placed', texts: _id })) !== null;
    if (await isUsed()) continue;
    await textModel(connection).deleteOne({ _id });
    // An order may have come in between that found it there.
    if (await isUsed()) await addTexts(connection, [_id]);
  }
}

async function addTexts(connection: Connection, texts: readonly string[]): Promise<void> {
  const all = driverCollection(textModel(connection));
  const there = await all
    .find({ _id: { $in: [...texts] }, trigrams: { $exists: true } }, { maxTimeMS: 10_000 })
    .toArray();
  const known = new Set(there.map(({ _id }) => _id));
  const missing = texts.filter((one) => !known.has(one));
  if (missing.length === 0) return;
  await all.bulkWrite(
    missing.map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { trigrams: trigramsOf(_id) } }, upsert: true },
    })),
    { ordered: false, maxTimeMS: 10_000 },
  );
}
