import type { Db } from 'mongodb';
import type { Acknowledged, Check } from './comparison.ts';
import { askStripe, type OrderDocument } from './evidence.ts';
import type { Soaked } from './system.ts';

/** Breaks the data of each check in turn, to prove that it fires. */
export async function breaksOf(
  { site: { standIns } }: Soaked,
  db: Db,
  book: readonly Acknowledged[],
): Promise<[Check, () => Promise<unknown>][]> {
  const orders = db.collection<OrderDocument>('orders');
  const paid = book.find(({ isPaid, refundedCents }) => isPaid && refundedCents === 0);
  const one = paid && (await orders.findOne({ _id: paid.id }));
  if (!one || paid?.session === undefined) throw new Error('No paid order to break.');
  const { _id } = one;
  const { payment_intent = '' } = await askStripe(standIns, `checkout/sessions/${paid.session}`);
  const refund = new URLSearchParams({ payment_intent, amount: '1' });
  return [
    ['doubled', () => orders.insertOne({ ...one, _id: `${_id}-again` })],
    ['cents', () => orders.updateOne({ _id }, { $inc: { totalAmount: 0.01 } })],
    [
      'stock',
      () => db.collection<{ _id: string }>('products').updateOne({ _id: 'KEG-0' }, { $inc: { stock: 1 } }),
    ],
    ['credits', () => db.collection<{ _id: number }>('credit_numbers').insertOne({ _id: 9_999 })],
    ['payments', () => askStripe(standIns, 'refunds', refund)],
    ['mails', () => fetch(`${standIns}/local/mailbox/messages.json`, { method: 'DELETE' })],
    [
      'audit',
      () => db.collection('audit').updateOne({ 'chain.number': 2 }, { $set: { who: 'someone else' } }),
    ],
    ['lost', () => orders.deleteOne({ _id })],
  ];
}
