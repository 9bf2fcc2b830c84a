import { randomUUID } from 'node:crypto';
import { balanceOf, KEG_SIZES, type Kegs, kegsText, lotsOf } from 'shared-domain/kegs';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, type OrderDocument } from '../../orders/order/index.ts';
import { addEntry } from './book.ts';
import { bookedFor } from './delivered.ts';
import type { StoredEntry } from './model.ts';

type Collected = {
  order: OrderDocument;
  /** All empties collected at this stop, not only new ones. */
  kegs: Kegs;
  who: string;
};

/**
 * Brings the ledger in line with the empties collected with an order (KEGS-8). Idempotent. If more were collected than are
 * out, a correction is booked first for staff to check.
 */
export async function bookEmpties(deps: Deps, collected: Collected): Promise<void> {
  const account = accountOf(collected.order);
  if (!account) return;
  for (const decide of [surplus, difference])
    await addEntry(deps, account, (before) => {
      const entry = decide(before, collected);
      return (
        entry && { entry: { id: randomUUID(), at: deps.clock().toISOString(), who: collected.who, ...entry } }
      );
    });
}

type Part = Omit<StoredEntry, 'id' | 'at' | 'who'> | undefined;

/** What the ledger lacks for a stop; positive for kegs still to be booked as returned. */
function missing(before: readonly StoredEntry[], { order, kegs }: Collected): [number, number][] {
  const own = before.filter(({ stop }) => stop === order._id);
  return KEG_SIZES.map((size) => {
    const booked = own.reduce((sum, { change }) => sum - (change[size] ?? 0), 0);
    return [size, (kegs[size] ?? 0) - booked];
  });
}

const nonZero = (kegs: [number, number][]): Kegs | undefined => {
  const some = kegs.filter(([, number]) => number !== 0);
  return some.length > 0 ? Object.fromEntries(some) : undefined;
};

/** Returned kegs that weren't known to be out. Those that this order delivered don't count: they aren't empty yet. */
function surplus(before: readonly StoredEntry[], collected: Collected): Part {
  const out = balanceOf(lotsOf(before) ?? []);
  const brought = bookedFor(before, collected.order._id);
  const more = missing(before, collected).map(([size, number]): [number, number] => {
    const known = out[size as keyof typeof out] - Math.max(0, brought[size as keyof Kegs] ?? 0);
    return [size, Math.max(0, number - Math.max(0, known))];
  });
  const change = nonZero(more);
  if (!change) return undefined;
  return { kind: 'corrected', change, reason: `More came back than were out: ${kegsText(change)}` };
}

function difference(before: readonly StoredEntry[], collected: Collected): Part {
  const change = nonZero(missing(before, collected).map(([size, number]) => [size, -number]));
  if (!change) return undefined;
  const stop = collected.order._id;
  if (Object.values(change).every((number) => number < 0)) return { kind: 'back', change, stop };
  return { kind: 'corrected', change, stop, reason: 'The driver counted the empties again' };
}
