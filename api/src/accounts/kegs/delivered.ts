import { randomUUID } from 'node:crypto';
import { balanceOf, KEG_SIZES, type KegEntry, type Kegs, kegsOf, lotsOf } from 'shared-domain/kegs';
import { sumOf } from 'shared-domain/money';
import { areNotThere } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, findOrder, type OrderDocument } from '../../orders/order/index.ts';
import type { Handler } from '../../requests/follow-ups/index.ts';
import { addEntry } from './book.ts';
import type { StoredEntry } from './model.ts';

/** Follow-up handler: updates the keg account after an order was set to Delivered, or back from it (KEGS-2). */
export function deliveredKegsHandler(deps: Deps): Handler {
  return async ({ _id }) => {
    await bookDelivered(deps, _id);
    return 'done';
  };
}

/**
 * Brings the ledger in line with an order's current state: kegs out while it is delivered, none otherwise. Safe to run
 * concurrently and to repeat: each run rereads the order after adding its entry, so that the last one sees the final state.
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

/** The entry that makes the ledger match the order's status; undefined if it already does. */
function missingEntry(
  before: readonly StoredEntry[],
  order: OrderDocument,
  now: Date,
): StoredEntry | undefined {
  const { _id, status } = order;
  const wanted = status === 'delivered' ? kegsOf(itemsThere(order)) : {};
  const booked = bookedFor(before, _id);
  const out = balanceOf(lotsOf(before) ?? []);
  const change: { -readonly [Size in keyof Kegs]: number } = {};
  for (const size of KEG_SIZES) {
    // Kegs that are already back can't be returned a second time.
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
    ...(isOut
      ? {}
      : { reason: `Order ${_id} ${status === 'delivered' ? 'was credited' : 'is not delivered after all'}` }),
  };
}

/** An order's lines; a credited keg that didn't come back is still with the customer (CREDIT-4). */
function itemsThere({ items, credits = [] }: OrderDocument) {
  const stillThere = credits.filter((credit) => !areNotThere(credit));
  return items.map((item) => {
    const units = sumOf(
      stillThere.flatMap(({ lines, reverses }) =>
        lines
          .filter(({ productId }) => productId === item.productId)
          .map(({ quantity }) => (reverses === undefined ? quantity : -quantity)),
      ),
    );
    return { ...item, refunded: (item.refunded ?? 0) - units };
  });
}

/** The ledger's balance for an order, by size. */
export function bookedFor(entries: readonly KegEntry[], order: string): Kegs {
  const booked = { 50: 0, 30: 0, 20: 0 };
  for (const entry of entries.filter((one) => one.order === order))
    for (const size of KEG_SIZES) booked[size] += entry.change[size] ?? 0;
  return booked;
}
