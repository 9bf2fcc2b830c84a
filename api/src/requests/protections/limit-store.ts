import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import {
  batched,
  driverCollection,
  modelOf,
  type Stored,
  schemaOf,
} from '../../foundation/database/index.ts';

const MAX_MS = 5_000;

type Raise = { id: string; by: number };

const countDescription = z.object({ _id: z.string(), hits: z.number(), resetAt: z.date() });
type CountDocument = Stored<typeof countDescription>;

const countSchema = schemaOf(countDescription, { collection: 'rate_limits' });
countSchema.index({ resetAt: 1 });

export const rateLimitModel = modelOf<CountDocument>('RateLimit', countSchema);

/** Counts in the database, so that all API processes count together. Expired counts are ignored. */
export class MongoLimitStore implements Store {
  readonly prefix: string;
  readonly localKeys = false;
  readonly #connection: Connection;
  readonly #count = batched((ids: string[]) => this.#countAll(ids));
  #windowMs: number;

  constructor(connection: Connection, prefix: string, windowMs = 60_000) {
    this.#connection = connection;
    this.prefix = prefix;
    this.#windowMs = windowMs;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#count(this.#id(key));
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

  /** Counts concurrent calls. Calls with the same id each get the count after their own. */
  async #countAll(ids: string[]): Promise<ClientRateLimitInfo[]> {
    const calls = Map.groupBy(ids, (id) => id);
    const counted = await this.#raise([...calls].map(([id, { length }]) => ({ id, by: length })));
    const hits = new Map(
      counted.map((count) => [count._id, count.hits - (calls.get(count._id)?.length ?? 0)]),
    );
    const resetAt = new Map(counted.map((count) => [count._id, count.resetAt]));
    return ids.map((id) => {
      const totalHits = (hits.get(id) ?? 0) + 1;
      hits.set(id, totalHits);
      return { totalHits, resetTime: resetAt.get(id) };
    });
  }

  /** Takes one command for one id, two for several. */
  async #raise(raises: Raise[]): Promise<CountDocument[]> {
    const counts = driverCollection(rateLimitModel(this.#connection));
    const updates = raises.map(({ id: _id, by }) => ({
      filter: { _id },
      update: this.#raised(by),
      upsert: true,
    }));
    const [only, ...others] = updates;
    if (only && others.length === 0) {
      const { filter, update, upsert } = only;
      const raised = await counts.findOneAndUpdate(filter, update, {
        upsert,
        returnDocument: 'after',
        maxTimeMS: MAX_MS,
      });
      return raised ? [raised] : [];
    }
    await counts.bulkWrite(
      updates.map((updateOne) => ({ updateOne })),
      { ordered: false, maxTimeMS: MAX_MS },
    );
    const ids = { $in: raises.map(({ id }) => id) };
    return counts.find({ _id: ids }, { maxTimeMS: MAX_MS }).toArray();
  }

  #raised(by: number): Document[] {
    const now = new Date();
    const over = { $lte: [{ $ifNull: ['$resetAt', new Date(0)] }, now] };
    return [
      {
        $set: {
          hits: { $cond: [over, by, { $add: ['$hits', by] }] },
          resetAt: { $cond: [over, new Date(now.getTime() + this.#windowMs), '$resetAt'] },
        },
      },
    ];
  }

  #id(key: string): string {
    return `${this.prefix}:${key}`;
  }
}

/** Deletes expired counts, since the embedded engine has no TTL monitor. */
export async function sweepRateLimits(connection: Connection, now: Date): Promise<void> {
  await rateLimitModel(connection)
    .deleteMany({ resetAt: { $lte: now } })
    .maxTimeMS(10_000);
}
