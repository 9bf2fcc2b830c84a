import { centsOf } from 'shared-domain/money';
import { creditNumber } from 'shared-domain/orders';
import { deliveredOn, dueDayOf } from 'shared-domain/papers';
import { type ReceivableEntry, reversalOf } from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import { numberOf } from '../../orders/credits/index.ts';
import { type Credit, findOrder, type OrderDocument } from '../../orders/order/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { billAddressesOf } from '../licences/index.ts';
import { addEntry } from './book.ts';
import type { ReceivablesDocument, StoredEntry } from './model.ts';

/**
 * Brings the ledger of an order's account in line with the order: its invoice while it is delivered or picked up, and its credit
 * notes (RECEIVABLE-4). Safe to run concurrently and to repeat: each run rereads the order after adding an entry, so that the last
 * one sees the final state.
 * @param isPaid whether a payment for this order is being recorded, which puts its invoice in the ledger in any case
 */
export async function bookOrder(deps: Deps, id: string, isPaid = false): Promise<void> {
  for (;;) {
    const order = await findOrder(deps, id);
    if (order?.channel !== 'licensee' || !order.licenseNum) return;
    const numbers = await creditNumbers(deps, order);
    let added = false;
    const account = { number: order.licenseNum, name: order.accountName ?? order.customerName };
    const followUps = await invoiceMails(deps, order);
    await addEntry(deps, account, (there) => {
      const entry = missingEntry(there, order, { numbers, isPaid });
      added = entry !== undefined;
      const isNews = entry?.kind === 'invoice' && entry.undoes === undefined && !wasInvoiced(there, entry);
      return entry && { entry: { ...entry, who: 'system' }, ...(isNews ? { followUps } : {}) };
    });
    if (!added) return;
  }
}

/** The mails of the invoice of an order under terms (RECEIVABLE-17). */
async function invoiceMails(deps: Deps, { _id, licenseNum = '', terms, status }: OrderDocument) {
  if (terms === undefined || status !== 'delivered') return [];
  const to = (await billAddressesOf(deps, [licenseNum])).get(licenseNum) ?? [];
  return to.map((address) =>
    followUp('email', deps.clock(), { mail: 'invoice', to: address, document: _id }),
  );
}

/** Whether an invoice of this amount has been mailed before: the order was delivered, and for a while wasn't. */
const wasInvoiced = (there: ReceivablesDocument | null, { document, cents }: ReceivableEntry): boolean =>
  there?.entries.some((one) => one.kind === 'invoice' && one.document === document && one.cents === cents) ??
  false;

/** The numbers of an order's credit notes; each is given here if its own follow-up hasn't done so yet. */
async function creditNumbers(deps: Deps, { _id, credits = [] }: OrderDocument): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (const { id, number } of credits)
    numbers.set(id, creditNumber(number ?? (await numberOf(deps, _id, id))));
  return numbers;
}

type Known = { numbers: ReadonlyMap<string, string>; isPaid: boolean };
type Missing = Omit<StoredEntry, 'who'> | undefined;

/** The next entry that the ledger lacks of an order; undefined if it agrees with it. */
function missingEntry(there: ReceivablesDocument | null, order: OrderDocument, known: Known): Missing {
  const entries = there?.entries ?? [];
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const own = entries.filter(({ kind, document, undoes }) => {
    return kind === 'invoice' && document === order._id && undoes === undefined;
  });
  const invoice = own.find(({ id }) => !undone.has(id));
  const cents = centsOf(order.totalAmount);
  const isOwed = order.status === 'delivered' && cents > 0;
  if (invoice && (!isOwed || invoice.cents !== cents))
    return {
      ...reversalOf(invoice, order.updatedAt.toISOString()),
      reason: isOwed ? 'The order was changed' : 'Not delivered after all',
    };
  if (!isOwed) return undefined;
  if (!invoice)
    return invoiceIn(there, order, known.isPaid) ? invoiceOf(order, cents, own.length) : undefined;
  const credit = order.credits?.find((one) => !entries.some(({ id }) => id === creditId(one.id)));
  return credit && creditEntry(order._id, credit, known.numbers.get(credit.id));
}

/** When an order was delivered; its last change if no one recorded it. */
const deliveredAt = ({ timeline, updatedAt }: OrderDocument): Date =>
  timeline.findLast(({ to }) => to === 'delivered')?.at ?? updatedAt;

/**
 * Whether a delivered order belongs in the ledger: it was placed under terms, is being paid now, or was delivered after the ledger
 * was opened. What an account that pays on delivery bought before stays out (RECEIVABLE-4).
 */
const invoiceIn = (there: ReceivablesDocument | null, order: OrderDocument, isPaid: boolean): boolean =>
  order.terms !== undefined || isPaid || (there !== null && deliveredAt(order) >= there.createdAt);

/** The invoice of an order has its number (RECEIVABLE-8). */
function invoiceOf(order: OrderDocument, cents: number, earlier: number): Missing {
  const delivered = deliveredOn(order);
  return {
    id: earlier === 0 ? `invoice ${order._id}` : `invoice ${order._id} ${earlier + 1}`,
    at: deliveredAt(order).toISOString(),
    kind: 'invoice',
    cents,
    document: order._id,
    due: dueDayOf({ ...order, deliveredOn: delivered }),
  };
}

const creditId = (id: string) => `credit ${id}`;

/** A credit note settles its own order first; the one that reverses another takes its entry back (CREDIT-6). */
const creditEntry = (order: string, credit: Credit, document: string | undefined): Missing => ({
  id: creditId(credit.id),
  at: credit.at.toISOString(),
  kind: 'credit-note',
  cents: 0 - centsOf(credit.amount),
  document,
  ...(credit.reverses === undefined ? { settles: [order] } : { undoes: creditId(credit.reverses) }),
});
