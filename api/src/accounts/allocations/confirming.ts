import { randomUUID } from 'node:crypto';
import type { Deps } from '../../foundation/dependencies.ts';
import { endAttempt, fingerprintOf, type OrderKey } from '../../orders/placing/index.ts';
import { allocationModel, type Share } from './model.ts';

/** After this time, in milliseconds, a confirmation belongs to a process that died. */
export const STALE_MS = 30_000;

/** The only idempotency key for ordering a share, so that pressing twice places one order (ALLOCATION-8). */
export const keyOf = (id: string, licenseNumber: string): OrderKey => ({
  space: 'system',
  key: `allocation:${id}:${licenseNumber}`,
  fingerprint: fingerprintOf('allocation', id, licenseNumber),
});

/** The fields of a share that change. */
export type ShareChange = Partial<Pick<Share, 'state' | 'token' | 'confirmed' | 'orderId'>>;

/**
 * Changes an account's share if it is in this state (and has this token) and `also` holds; false otherwise. Every change of
 * a share goes through here.
 */
export async function changeShare(
  deps: Deps,
  id: string,
  from: { licenseNumber: string; state: Share['state']; token?: string; at?: object },
  { token, ...change }: ShareChange,
  also: object = {},
): Promise<boolean> {
  const at = deps.clock();
  const set = Object.entries({ ...change, ...(token ? { token } : {}), at }).map(([field, value]) => [
    `shares.$.${field}`,
    value,
  ]);
  const { matchedCount } = await allocationModel(deps.connection).updateOne(
    { _id: id, state: 'shared', shares: { $elemMatch: from }, ...also },
    {
      $set: { ...Object.fromEntries(set), syncAt: at },
      ...(token ? {} : { $unset: { 'shares.$.token': 1 } }),
      $inc: { version: 1 },
    },
  );
  return matchedCount === 1;
}

/**
 * Settles a confirmation that failed or was abandoned: takes it over with a new token, so that the process that began it
 * can't commit; ends its order unless it was placed; then marks the share as confirmed or held again.
 */
export async function settleConfirming(deps: Deps, id: string, share: Share): Promise<void> {
  const { licenseNumber, token: former } = share;
  const token = randomUUID();
  const left = { licenseNumber, state: 'confirming' as const };
  if (!(await changeShare(deps, id, { ...left, ...(former ? { token: former } : {}) }, { token }))) return;
  const orderId = await endAttempt(deps, keyOf(id, licenseNumber));
  await changeShare(
    deps,
    id,
    { ...left, token },
    orderId ? { state: 'confirmed', orderId } : { state: 'held' },
  );
}
