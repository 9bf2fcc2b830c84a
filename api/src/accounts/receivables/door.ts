import { centsOf, dollarsOf } from 'shared-domain/money';
import type { PaymentMethod } from 'shared-domain/orders';
import { reversalOf } from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../../orders/order/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { addEntries } from './book.ts';
import type { StoredEntry } from './model.ts';
import { bookOrder } from './orders.ts';

/** What was paid at a stop, as the driver last said it; undefined if nothing was. */
type Paid = { id: string; at: string; amount: number; method: PaymentMethod; reference?: string | undefined };

/**
 * Brings the ledger in line with what a driver was paid with an order (DRIVER-21). Idempotent: the driver's update is the entry's id, and
 * a corrected one takes the one before back.
 */
export async function bookDoorPayment(
  deps: Deps,
  { order, paid, who }: { order: OrderDocument; paid: Paid | undefined; who: string },
): Promise<void> {
  const { _id, channel, licenseNum } = order;
  if (channel !== 'licensee' || !licenseNum) return;
  if (paid) await bookOrder(deps, _id, true);
  const account = { number: licenseNum, name: order.accountName ?? order.customerName };
  const prefix = `door ${_id} `;
  await addEntries(deps, account, (there) => {
    const entries = there?.entries ?? [];
    const undone = new Set(entries.map(({ undoes }) => undoes));
    const live = entries.find(({ id }) => id.startsWith(prefix) && !undone.has(id));
    const wanted = paid && `${prefix}${paid.id}`;
    const known = entries.some(({ id }) => id === wanted);
    const entry: StoredEntry | undefined =
      live && live.id !== wanted
        ? { ...reversalOf(live, deps.clock().toISOString()), who, reason: 'The driver corrected it' }
        : paid && !known
          ? entryFor(paid, _id, { id: `${prefix}${paid.id}`, who })
          : undefined;
    if (!entry) return undefined;
    const before = there?.balance ?? 0;
    const audit = entryOf(deps, who, {
      action: entry.undoes === undefined ? 'receivable.payment' : 'receivable.reversed',
      subject: licenseNum,
      before: { owes: dollarsOf(before) },
      after: { owes: dollarsOf(before + entry.cents), order: _id },
    });
    return { entry, audit };
  });
}

const entryFor = (
  { at, amount, method, reference }: Paid,
  order: string,
  { id, who }: { id: string; who: string },
): StoredEntry => ({
  ...{ id, at, kind: 'payment', cents: -centsOf(amount), settles: [order], method, who },
  ...(reference ? { reference } : {}),
});
