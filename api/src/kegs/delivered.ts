import { randomUUID } from 'node:crypto';
import { balanceOf, KEG_SIZES, type KegEntry, type Kegs, kegsOf, lotsOf } from 'shared-domain/kegs';
import type { Deps } from '../dependencies.ts';
import type { Handler } from '../follow-ups/index.ts';
import { findOrder, type OrderDocument } from '../orders/index.ts';
import { addEntry } from './book.ts';
import { emailAccount, licenceAccount, type StoredEntry } from './model.ts';

/** Follow-up handler: books what an order that was set to Delivered, or back from it, means for its keg account (KEGS-2). */
export function deliveredKegsHandler(deps: Deps): Handler {
  return async ({ _id }) => {
    await bookDelivered(deps, _id);
    return 'done';
  };
}

/**
 * Brings the ledger in line with an order as it stands: kegs out while it is delivered, none otherwise. Any number of
 * processes may do it at once, and after a crash again: each looks at the order after what it has added, so that
 * the last one sees it as it is.
 */
export async function bookDelivered(deps: Deps, id: string): Promise<void> {
  for (;;) {
    const order = await findOrder(deps, id);
    const account = order && accountOf(order);
    if (!account) return;
    let added = false;
    await addEntry(deps, account, (before) => {
      const entry = missingEntry(before, order, deps.clock());
      added = entry !== undefined;
      return entry && { entry };
    });
    if (!added) return;
  }
}

/** The keg account that an order's kegs go to; a retail order has none. */
export function accountOf({ channel, licenseNum, accountName, customerName, customerEmail }: OrderDocument) {
  if (channel === 'licensee' && licenseNum)
    return { id: licenceAccount(licenseNum), name: accountName || customerName };
  return channel === 'keg' ? { id: emailAccount(customerEmail), name: customerName } : undefined;
}

/** What has to be added so that the ledger says what the order's status says; undefined if it does. */
function missingEntry(
  before: readonly StoredEntry[],
  { _id, items, status }: OrderDocument,
  now: Date,
): StoredEntry | undefined {
  const wanted = status === 'delivered' ? kegsOf(items) : {};
  const booked = bookedFor(before, _id);
  const out = balanceOf(lotsOf(before) ?? []);
  const change: { -readonly [Size in keyof Kegs]: number } = {};
  for (const size of KEG_SIZES) {
    // Kegs that are back already can't be taken back from the customer a second time.
    const difference = Math.max((wanted[size] ?? 0) - (booked[size] ?? 0), -out[size]);
    if (difference !== 0) change[size] = difference;
  }
  const changes = Object.values(change);
  if (changes.length === 0) return undefined;
  const isOut = changes.every((one) => one > 0);
  return {
    id: randomUUID(),
    at: now.toISOString(),
    kind: isOut ? 'out' : 'corrected',
    change,
    who: 'system',
    order: _id,
    ...(isOut ? {} : { reason: `Order ${_id} is not delivered after all` }),
  };
}

/** What the ledger says of an order, by size. */
export function bookedFor(entries: readonly KegEntry[], order: string): Kegs {
  const booked = { 50: 0, 30: 0, 20: 0 };
  for (const entry of entries.filter((one) => one.order === order))
    for (const size of KEG_SIZES) booked[size] += entry.change[size] ?? 0;
  return booked;
}
