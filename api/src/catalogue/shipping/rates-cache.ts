import { type Connection, type Model, Schema } from 'mongoose';
import type { Rate } from '../../foundation/clients/index.ts';
import { part, STORED } from '../../foundation/database/index.ts';

/** How long the carrier's answer is kept, in milliseconds, so that the order sees its cart's price. */
const FRESH_MS = 30 * 60 * 1000;
/** How long a place without rates isn't requested again, in milliseconds. */
const LEFT_ALONE_MS = 60 * 1000;

type RatesDocument = { _id: string; rates: Rate[]; expiresAt: Date };

const rateSchema = new Schema<Rate>(
  {
    serviceName: { type: String, required: true },
    transitDays: { type: Number, required: true },
    amount: { type: Number, required: true },
  },
  part,
);

const ratesSchema = new Schema<RatesDocument>(
  {
    _id: { type: String, required: true },
    rates: { type: [rateSchema], required: true },
    expiresAt: { type: Date, required: true, index: true },
  },
  { collection: 'carrier_rates', ...STORED },
);

export function ratesModel(connection: Connection): Model<RatesDocument> {
  return connection.models.CarrierRates ?? connection.model<RatesDocument>('CarrierRates', ratesSchema);
}

/** The carrier's recent answers, shared by all API processes (SHIPPING-6). */
export async function rememberedRates(
  connection: Connection,
  key: string,
  now: Date,
): Promise<Rate[] | undefined> {
  const found = await ratesModel(connection).findById(key).lean();
  return found && found.expiresAt > now ? found.rates : undefined;
}

export async function rememberRates(
  connection: Connection,
  key: string,
  rates: Rate[],
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + (rates.length > 0 ? FRESH_MS : LEFT_ALONE_MS));
  await ratesModel(connection).updateOne({ _id: key }, { $set: { rates, expiresAt } }, { upsert: true });
}

/** Deletes expired rates, since the embedded engine has no TTL monitor. */
export async function sweepRates(connection: Connection, now: Date): Promise<void> {
  await ratesModel(connection)
    .deleteMany({ expiresAt: { $lte: now } })
    .maxTimeMS(10_000);
}
