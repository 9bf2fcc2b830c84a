import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { Rate } from '../../foundation/clients/index.ts';
import { modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** How long the carrier's answer is kept, in milliseconds, so that the order sees its cart's price. */
const FRESH_MS = 30 * 60 * 1000;
/** How long a place without rates isn't requested again, in milliseconds. */
const LEFT_ALONE_MS = 60 * 1000;

const remembered = z.object({
  _id: z.string(),
  rates: z.array(z.object({ serviceName: z.string(), transitDays: z.number(), amount: z.number() })),
  expiresAt: z.date(),
});

const ratesSchema = schemaOf(remembered, { collection: 'carrier_rates' });
ratesSchema.index({ expiresAt: 1 });

export const ratesModel = modelOf<Stored<typeof remembered>>('CarrierRates', ratesSchema);

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
