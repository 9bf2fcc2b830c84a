import { type Connection, type Model, Schema } from 'mongoose';
import { orderIdFor } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';

type LastNumber = { _id: string; number: number };

const lastNumberSchema = new Schema<LastNumber>(
  { _id: { type: String, required: true }, number: { type: Number, required: true } },
  { collection: 'order_numbers', versionKey: false },
);

export function lastNumberModel(connection: Connection): Model<LastNumber> {
  return connection.models.LastNumber ?? connection.model<LastNumber>('LastNumber', lastNumberSchema);
}

/**
 * The next order id of a channel: the current time's number, or one more than the last id, whichever is higher. One
 * atomic update decides, so that two orders of one millisecond (or one second, for kegs) differ.
 */
export async function nextOrderId(connection: Connection, channel: Channel, at: Date): Promise<string> {
  const [prefix, moment] = split(orderIdFor(channel, at));
  const number = { $max: [moment, { $add: [{ $ifNull: ['$number', 0] }, 1] }] };
  const given = await lastNumberModel(connection)
    .findOneAndUpdate({ _id: prefix }, [{ $set: { number } }], {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    })
    .lean();
  return `${prefix}-${given?.number ?? moment}`;
}

function split(id: string): [prefix: string, number: number] {
  const dash = id.lastIndexOf('-');
  return [id.slice(0, dash), Number(id.slice(dash + 1))];
}
