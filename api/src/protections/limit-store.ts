import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { type Connection, type Model, Schema } from 'mongoose';
import { driverCollection } from '../database/index.ts';

type CountDocument = { _id: string; hits: number; resetAt: Date };

const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    hits: { type: Number, required: true },
    resetAt: { type: Date, required: true, index: true },
  },
  { collection: 'rate_limits', versionKey: false },
);

export function rateLimitModel(connection: Connection): Model<CountDocument> {
  return connection.models.RateLimit ?? connection.model<CountDocument>('RateLimit', countSchema);
}

/** Counts in the database, so that all API processes count together. Expired counts are ignored. */
export class MongoLimitStore implements Store {
  readonly prefix: string;
  readonly localKeys = false;
  readonly #connection: Connection;
  #windowMs = 60_000;

  constructor(connection: Connection, prefix: string) {
    this.#connection = connection;
    this.prefix = prefix;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const now = new Date();
    const over = { $lte: [{ $ifNull: ['$resetAt', new Date(0)] }, now] };
    const counted = await driverCollection(rateLimitModel(this.#connection)).findOneAndUpdate(
      { _id: this.#id(key) },
      [
        {
          $set: {
            hits: { $cond: [over, 1, { $add: ['$hits', 1] }] },
            resetAt: { $cond: [over, new Date(now.getTime() + this.#windowMs), '$resetAt'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', maxTimeMS: 5_000 },
    );
    return { totalHits: counted?.hits ?? 1, resetTime: counted?.resetAt };
  }

  async decrement(key: string): Promise<void> {
    await rateLimitModel(this.#connection).updateOne(
      { _id: this.#id(key), hits: { $gt: 0 } },
      { $inc: { hits: -1 } },
    );
  }

  async resetKey(key: string): Promise<void> {
    await rateLimitModel(this.#connection).deleteOne({ _id: this.#id(key) });
  }

  #id(key: string): string {
    return `${this.prefix}:${key}`;
  }
}

/** Deletes expired counts: the embedded engine has no TTL monitor. */
export async function sweepRateLimits(connection: Connection, now: Date): Promise<void> {
  await rateLimitModel(connection)
    .deleteMany({ resetAt: { $lte: now } })
    .maxTimeMS(10_000);
}
