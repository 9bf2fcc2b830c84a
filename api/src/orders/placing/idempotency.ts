import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Channel } from 'shared-domain/products';
import { z } from 'zod';
import {
  batchInserter,
  batchReader,
  DURABLE,
  driverCollection,
  modelOf,
  oncePer,
  type Stored,
  schemaOf,
} from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { nextOrderId } from './order-ids.ts';

/** How long a key is remembered, in milliseconds. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const keyDescription = z.object({
  _id: z.string(),
  fingerprint: z.string(),
  orderId: z.string(),
  at: z.date(),
});
const keySchema = schemaOf(keyDescription, { collection: 'idempotency_keys', ...DURABLE });
keySchema.index({ at: 1 });

export const keyModel = modelOf<Stored<typeof keyDescription>>('IdempotencyKey', keySchema);

const keysOf = oncePer((connection) => {
  const keys = driverCollection(keyModel(connection));
  return { read: batchReader(keys), insert: batchInserter(keys) };
});

/** A request's identity: its key, and a fingerprint of everything that it asks for. */
export type IdempotencyKey = { key: string; fingerprint: string };

/** The key of an order. Visitors, staff and the system have name spaces of their own (ORDER-29). */
export type OrderKey = IdempotencyKey & { space: 'visitor' | 'staff' | 'system' };

/** The stored key. A visitor's header is ASCII, so it can never be one of staff or the system. */
const storedKey = ({ space, key }: OrderKey): string => (space === 'visitor' ? key : `${space}→${key}`);

/** The fingerprint of a validated body and its sender: equal bodies have equal ones. */
export function fingerprintOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The order id of this key, if used before. Refuses a key that was used with another body. */
export async function orderIdOf(
  connection: Connection,
  idempotencyKey: OrderKey,
): Promise<string | undefined> {
  const [found] = await keysOf(connection).read([storedKey(idempotencyKey)]);
  if (found && found.fingerprint !== idempotencyKey.fingerprint) throw problem('idempotency_conflict');
  return found?.orderId;
}

/** Assigns an order id to the key, or returns the existing one: concurrent requests get the same. */
export async function claimOrderId(deps: Deps, idempotencyKey: OrderKey, channel: Channel): Promise<string> {
  const { connection, clock } = deps;
  const at = clock();
  const orderId = await nextOrderId(connection, channel, at);
  const { fingerprint } = idempotencyKey;
  const _id = storedKey(idempotencyKey);
  if (await keysOf(connection).insert({ _id, fingerprint, orderId, at })) return orderId;
  // Another request with the same key came first, unless it was released meanwhile.
  return (await orderIdOf(connection, idempotencyKey)) ?? claimOrderId(deps, idempotencyKey, channel);
}

/** Releases a key whose order has ended, unless another request has already assigned a new one. */
export async function releaseKey(connection: Connection, key: OrderKey, orderId: string): Promise<void> {
  await keyModel(connection).deleteOne({ _id: storedKey(key), orderId });
}

/** Deletes expired keys, since the embedded engine has no TTL monitor. */
export async function sweepKeys(connection: Connection, now: Date): Promise<void> {
  await keyModel(connection)
    .deleteMany({ at: { $lt: new Date(now.getTime() - RETENTION_MS) } })
    .maxTimeMS(10_000);
}
