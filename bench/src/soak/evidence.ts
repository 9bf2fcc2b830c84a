import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import type { Acknowledged, Evidence, Stored } from './comparison.ts';
import type { Soaked } from './system.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const SETTLE_MS = 240_000;

export type OrderDocument = {
  _id: string;
  state: string;
  status: string;
  customerEmail: string;
  totalAmount: number;
  credits?: { id: string }[];
  payment?: { status: string; refunds: { amount: number; state: string }[] };
};

const cents = (dollars: number): number => Math.round(dollars * 100);

const storedOf = ({
  _id,
  status,
  customerEmail,
  totalAmount,
  payment,
  credits = [],
}: OrderDocument): Stored => ({
  ...{ id: _id, email: customerEmail, totalCents: cents(totalAmount) },
  refundedCents: (payment?.refunds ?? [])
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + cents(amount), 0),
  isDelivered: status === 'delivered',
  credits: credits.map(({ id }) => id),
  isCancelled: status === 'cancelled' || payment?.status === 'expired',
  isPaid: payment !== undefined && payment.status !== 'pending' && payment.status !== 'expired',
});

/** The database of the site, for the soak's own reading. */
export async function databaseOf({ site }: Soaked): Promise<{ db: Db; close: () => Promise<void> }> {
  const client = await MongoClient.connect(site.mongodbUri);
  return { db: client.db(), close: () => client.close() };
}

export async function stockIn(db: Db): Promise<Record<string, number>> {
  const products = await db.collection<{ _id: string; stock: number }>('products').find().toArray();
  return Object.fromEntries(products.map(({ _id, stock }) => [_id, stock]));
}

/** The follow-up that expires a payment is due half an hour after each order, paid or not. */
const OWED = { followUps: { $elemMatch: { state: 'due', kind: { $ne: 'end-payment' } } } };

/** Waits until nothing is pending: follow-ups and audit entries. */
export async function settled(db: Db): Promise<void> {
  const owing = ['orders', 'stripe_events', 'mails'];
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const counts = await Promise.all([
      ...owing.map((name) => db.collection(name).countDocuments(OWED)),
      db
        .collection('orders')
        .countDocuments({ $or: [{ state: 'reserving' }, { pendingAudit: { $exists: true } }] }),
      db.collection('audit').countDocuments({ unchained: true }),
    ]);
    if (counts.every((count) => count === 0)) return;
    if (Date.now() > end) return console.error(`not settled after 4 minutes: ${counts.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

type Answer = { payment_intent?: string; amount_received?: number; data?: { amount: number }[] };

/** Queries the payment service, or posts a form to it. */
export async function askStripe(standIns: string, path: string, form?: URLSearchParams): Promise<Answer> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const answer = await fetch(`${standIns}/v1/${path}`, {
    headers,
    ...(form && { method: 'POST', body: form }),
  });
  return (await answer.json()) as Answer;
}

async function paymentsOf(standIns: string, book: readonly Acknowledged[]): Promise<Evidence['payments']> {
  const found: Evidence['payments'] = {};
  for (const { session } of book) {
    if (session === undefined) continue;
    const { payment_intent } = await askStripe(standIns, `checkout/sessions/${session}`);
    if (!payment_intent) continue;
    const { amount_received = 0 } = await askStripe(standIns, `payment_intents/${payment_intent}`);
    const { data = [] } = await askStripe(standIns, `refunds?payment_intent=${payment_intent}&limit=100`);
    const refundedCents = data.reduce((sum, { amount }) => sum + amount, 0);
    found[session] = { takenCents: amount_received, refundedCents };
  }
  return found;
}

async function mailsOf(standIns: string): Promise<Evidence['mails']> {
  const answer = await fetch(`${standIns}/local/mailbox/messages.json?bodies=false`);
  const { messages } = (await answer.json()) as {
    messages: { to: string[]; customArgs?: { mail_id?: string } }[];
  };
  return messages.flatMap(({ to, customArgs }) =>
    to.map((each) => ({ to: each, id: customArgs?.mail_id ?? '' })),
  );
}

function auditFault(uri: string): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'api/src/verify-audit.ts')], {
    env: { ...process.env, MONGODB_URI: uri },
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr.trim();
}

/** Collects the state that the soak's records are compared with. */
export async function gather(
  { site }: Soaked,
  { db, book, stockBefore }: { db: Db; book: readonly Acknowledged[]; stockBefore: Record<string, number> },
): Promise<Evidence> {
  const orders = await db.collection<OrderDocument>('orders').find({ state: 'placed' }).toArray();
  const fault = auditFault(site.mongodbUri);
  const numbers = await db
    .collection<{ _id: number; credit: string }>('credit_numbers')
    .find()
    .sort({ _id: 1 })
    .toArray();
  return {
    orders: orders.map(storedOf),
    creditNumbers: numbers.map(({ _id, credit }) => ({ number: _id, credit })),
    stockBefore,
    stockAfter: await stockIn(db),
    payments: await paymentsOf(site.standIns, book),
    mails: await mailsOf(site.standIns),
    ...(fault === undefined ? {} : { auditFault: fault }),
  };
}
