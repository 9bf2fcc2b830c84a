import type { Connection } from 'mongoose';
import { orderIdFor } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { z } from 'zod';
import {
  batched,
  driverCollection,
  modelOf,
  oncePer,
  type Stored,
  schemaOf,
} from '../../foundation/database/index.ts';

const MAX_MS = 5_000;

const lastNumberDescription = z.object({ _id: z.string(), number: z.number() });

export const lastNumberModel = modelOf<Stored<typeof lastNumberDescription>>(
  'LastNumber',
  schemaOf(lastNumberDescription, { collection: 'order_numbers' }),
);

/**
 * The next order id of a channel: the current time's number, or one more than the last id, whichever is higher. One
 * atomic update decides, so that two orders in one millisecond (or one second, for kegs) differ.
 */
export function nextOrderId(connection: Connection, channel: Channel, at: Date): Promise<string> {
  const [prefix, moment] = split(orderIdFor(channel, at));
  const numbers = numbersOf(connection);
  const next = numbers.get(prefix) ?? batched((moments) => takeNumbers(connection, prefix, moments));
  numbers.set(prefix, next);
  return next(moment);
}

const numbersOf = oncePer(() => new Map<string, (moment: number) => Promise<string>>());

async function takeNumbers(connection: Connection, prefix: string, moments: number[]): Promise<string[]> {
  const first = { $max: [Math.max(...moments), { $add: [{ $ifNull: ['$number', 0] }, 1] }] };
  const given = await driverCollection(lastNumberModel(connection)).findOneAndUpdate(
    { _id: prefix },
    [{ $set: { number: { $add: [first, moments.length - 1] } } }],
    { upsert: true, returnDocument: 'after', maxTimeMS: MAX_MS },
  );
  const last = given?.number ?? Math.max(...moments);
  return moments.map((_moment, place) => `${prefix}-${last - (moments.length - 1) + place}`);
}

function split(id: string): [prefix: string, number: number] {
  const dash = id.lastIndexOf('-');
  return [id.slice(0, dash), Number(id.slice(dash + 1))];
}
