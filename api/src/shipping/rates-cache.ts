import { type Connection, type Model, Schema } from 'mongoose';
import type { Rate } from '../clients/index.ts';

/** How long an answer of the carrier holds, in milliseconds: the cart and the order that follows see one price. */
const FRESH_MS = 30 * 60 * 1000;
/** How long the carrier is left alone about a place after it gave no rates for it: nobody else waits for it again. */
const LEFT_ALONE_MS = 60 * 1000;

type RatesDocument = { _id: string; rates: Rate[]; expiresAt: Date };

const ratesSchema = new Schema<RatesDocument>(
  {
    _id: { type: String, required: true },
    rates: { type: [Schema.Types.Mixed], required: true } as never,
    expiresAt: { type: Date, required: true, index: true },
  },
  { collection: 'carrier_rates', versionKey: false },
);

export function ratesModel(connection: Connection): Model<RatesDocument> {
  return connection.models.CarrierRates ?? connection.model<RatesDocument>('CarrierRates', ratesSchema);
}

/** What the carrier answered a short while ago, to any API process. */
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

/** Throws away what has run out: the embedded engine has no TTL monitor. */
export async function sweepRates(connection: Connection, now: Date): Promise<void> {
  await ratesModel(connection)
    .deleteMany({ expiresAt: { $lte: now } })
    .maxTimeMS(10_000);
}
