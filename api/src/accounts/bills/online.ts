import { centsOf, dollarsOf } from 'shared-domain/money';
import { keptOf, reversalOf } from 'shared-domain/receivables';
import type { AccountPayment, Deps, DisputeNews } from '../../foundation/dependencies.ts';
import { stripeRefund } from '../../orders/payments/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import {
  accountNamed,
  addEntry,
  type ReceivablesDocument,
  receipts,
  receivablesModel,
  type StoredEntry,
} from '../receivables/index.ts';

/** Who is named for what the payment service reports. */
const WHO = 'payment';

export const entryIdOf = (sessionId: string): string => `card ${sessionId}`;

/** Adds a card payment to its account's ledger with the receipts, once, however often it is reported (RECEIVABLE-15). */
export async function recordOnline(deps: Deps, payment: AccountPayment): Promise<void> {
  const { account: number, settles, sessionId, paymentIntent, cents } = payment;
  const account = await accountNamed(deps, number);
  const followUps = await receipts(deps, account, { amount: dollarsOf(cents), method: 'card' });
  await addEntry(deps, account, (there) => {
    if (there?.entries.some(({ id }) => id === entryIdOf(sessionId))) return undefined;
    const entry: StoredEntry = {
      ...{ id: entryIdOf(sessionId), at: deps.clock().toISOString(), kind: 'payment', cents: -cents },
      ...{ method: 'card', who: WHO },
      ...(settles.length > 0 ? { settles } : {}),
      ...(paymentIntent ? { paymentIntent } : {}),
    };
    return { entry, followUps, audit: auditOf(deps, number, there, entry) };
  });
}

/**
 * Brings a ledger in line with what was refunded and disputed of a card payment: the entry is reversed, and what is left is entered
 * again (RECEIVABLE-16). Safe to repeat and to run concurrently: Stripe is asked again after each entry.
 */
export async function followOnline(
  deps: Deps,
  paymentIntent: string,
  dispute?: DisputeNews,
): Promise<boolean> {
  const model = receivablesModel(deps.connection);
  const ledger = await model.findOne({ 'entries.paymentIntent': paymentIntent }, { name: 1 }).lean();
  if (!ledger) return false;
  if (dispute) await keepDispute(deps, ledger._id, { ...dispute, paymentIntent });
  for (let added = true; added; ) {
    const refunded = await refundedOf(deps, paymentIntent);
    added = false;
    await addEntry(deps, { number: ledger._id, name: ledger.name }, (there) => {
      const entry = there && missingEntry(there, { paymentIntent, refunded, at: deps.clock() });
      if (!entry) return undefined;
      added = true;
      return { entry, lookAt: deps.clock(), audit: auditOf(deps, ledger._id, there, entry) };
    });
  }
  return true;
}

/** Stores a dispute's latest state, in whatever order its events arrive. */
async function keepDispute(
  deps: Deps,
  _id: string,
  dispute: DisputeNews & { paymentIntent: string },
): Promise<void> {
  const model = receivablesModel(deps.connection);
  const [lookAt, { id, at }] = [deps.clock(), dispute];
  await model.updateOne(
    { _id, 'disputes.id': { $ne: id } },
    { $push: { disputes: dispute }, $set: { lookAt } },
  );
  const isOlder = { disputes: { $elemMatch: { id, at: { $lte: at } } } };
  await model.updateOne({ _id, ...isOlder }, { $set: { 'disputes.$': dispute, lookAt } });
}

async function refundedOf({ stripe }: Deps, paymentIntent: string): Promise<number> {
  const { refunds } = await stripe();
  let refunded = 0;
  for await (const refund of refunds.list({ payment_intent: paymentIntent, limit: 100 })) {
    const { amount, isLost } = stripeRefund(refund);
    if (!isLost) refunded += amount;
  }
  return refunded;
}

type Known = { paymentIntent: string; refunded: number; at: Date };

/** The next entry that a ledger lacks of a card payment; undefined if it agrees with it. */
function missingEntry(
  { entries, disputes = [] }: ReceivablesDocument,
  { paymentIntent, refunded, at }: Known,
): StoredEntry | undefined {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const own = entries.filter((entry) => entry.paymentIntent === paymentIntent);
  const [first] = own;
  if (!first) return undefined;
  const taken = disputes
    .filter((dispute) => dispute.paymentIntent === paymentIntent)
    .map(({ status, amount }) => ({ status, cents: centsOf(amount) }));
  const kept = keptOf(-first.cents, refunded, taken);
  const live = own.find(({ id }) => !undone.has(id));
  if (live && -live.cents !== kept) {
    const reason = refunded > 0 ? 'Refunded' : 'Disputed at the bank';
    return { ...reversalOf(live, at.toISOString()), who: WHO, reason };
  }
  if (live || kept === 0) return undefined;
  return { ...first, id: `${first.id} ${own.length + 1}`, at: at.toISOString(), cents: -kept };
}

function auditOf(
  deps: Deps,
  subject: string,
  there: ReceivablesDocument | null,
  { cents, undoes, reason }: StoredEntry,
) {
  const before = there?.balance ?? 0;
  return entryOf(deps, WHO, {
    action: undoes === undefined ? 'receivable.payment' : 'receivable.reversed',
    subject,
    before: { owes: dollarsOf(before) },
    after: { owes: dollarsOf(before + cents), method: 'card', ...(reason ? { reason } : {}) },
  });
}
