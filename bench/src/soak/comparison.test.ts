import { type Acknowledged, type Check, compare, doubledMails, type Evidence } from './comparison.ts';

const order: Acknowledged = {
  ...{ id: 'A', email: 'a@x.example', sku: 'IPA', units: 2, totalCents: 5000, refundedCents: 0 },
  ...{ isCancelled: false, isPaid: true, isDelivered: true, credits: ['c1'], session: 's1' },
};
const cancelled: Acknowledged = {
  ...order,
  id: 'B',
  email: 'b@x.example',
  isCancelled: true,
  isPaid: false,
  isDelivered: false,
  credits: [],
  session: 's2',
};
const book = [order, cancelled];
const whole: Evidence = {
  orders: book.map(({ sku, units, session, ...order }) => order),
  stockBefore: { IPA: 10 },
  stockAfter: { IPA: 8 },
  payments: { s1: { takenCents: 5000, refundedCents: 0 } },
  mails: [{ to: 'a@x.example', id: '1' }],
  creditNumbers: [{ number: 1001, credit: 'c1' }],
};
const [first, second] = whole.orders as [Evidence['orders'][0], Evidence['orders'][0]];

test('A book that agrees with what was found has no faults', () => {
  expect(Object.values(compare(book, whole)).flat()).toEqual([]);
});

test.each<[Check, Partial<Evidence>]>([
  ['lost', { orders: [first] }],
  ['doubled', { orders: [first, second, { ...second, id: 'C' }] }],
  ['cents', { orders: [{ ...first, totalCents: 5001 }, second] }],
  ['cents', { orders: [first, { ...second, isCancelled: false }] }],
  ['cents', { orders: [{ ...first, refundedCents: 1 }, second] }],
  ['cents', { orders: [{ ...first, isPaid: false }, second] }],
  ['cents', { orders: [{ ...first, isDelivered: false }, second] }],
  ['credits', { orders: [{ ...first, credits: [] }, second], creditNumbers: [] }],
  ['credits', { creditNumbers: [] }],
  ['stock', { stockAfter: { IPA: 7 } }],
  ['stock', { stockAfter: {} }],
  ['payments', { payments: {} }],
  ['payments', { payments: { ...whole.payments, s2: { takenCents: 5000, refundedCents: 0 } } }],
  ['payments', { payments: { s1: { takenCents: 5000, refundedCents: 5000 } } }],
  ['mails', { mails: [] }],
  ['audit', { auditFault: 'entry 7 was changed' }],
])('%s fires, alone, on %j', (check, change) => {
  const faults = compare(book, { ...whole, ...change });
  const fired = Object.entries(faults).filter(([, found]) => found.length > 0);
  expect(fired).toEqual([[check, [expect.any(String)]]]);
});

test('Mails that came again are counted, and are no fault', () => {
  const again = { ...whole, mails: [...whole.mails, ...whole.mails] };
  expect([doubledMails(again), compare(book, again).mails]).toEqual([1, []]);
});
