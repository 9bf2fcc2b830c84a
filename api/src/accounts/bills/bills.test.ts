import { randomUUID } from 'node:crypto';
import { act, type Browser, reported, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { eventsOf, replay, signatureOf, webhook } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { billsLink } from '../contact-links/index.ts';
import { receivablesModel } from '../receivables/index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 400 });
const NUMBER = '104882';
const ADA = 'ada@gull.example';

let staff: Browser;
let token: string;
let first: string;
let second: string;

const save = (fields: object) =>
  staff
    .put(`/api/admin/licences/${NUMBER}`)
    .send({ companyName: 'The Gull & Anchor', ...fields })
    .expect(200);

/** An account with two open invoices, of $130.80 and $65.40, and the link that was mailed to it. */
beforeEach(async () => {
  staff = await staffMember(shop);
  await save({ paymentTerms: 'net-14', contacts: [{ name: 'Ada Lund', email: ADA, orderMails: true }] });
  first = await wholesaleOrder(staff);
  second = await wholesaleOrder(staff, { lines: [line('IPA', 1)], expectedTotal: 65.4 });
  for (const id of [first, second])
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  // The invoices first, then their mails.
  await shop.work();
  await shop.work();
  await shop.forgetMails();
  const link = billsLink(shop.api.deps, NUMBER, { email: ADA, from: '2026-11-20' });
  token = link.split('#')[1] as string;
});

const visitor = () => shop.api.browser();
const open = (given: object = {}) =>
  visitor()
    .post('/api/bills/link')
    .send({ token, ...given });
const bills = async (given: object = {}) => (await open(given).expect(200)).body;
const pay = (amount: number, documents: string[] = [], id: string = randomUUID()) =>
  visitor().post('/api/bills/payments').send({ token, id, documents, amount });

/** Opens a checkout and returns its session. */
async function checkout(amount: number, documents: string[] = []): Promise<string> {
  const { body } = await pay(amount, documents).expect(200);
  return body.url.split('/').at(-1);
}
const left = async () =>
  (await bills()).invoices.map((one: { document: string; left: number }) => [one.document, one.left]);
const ledger = async () => {
  const stored = await receivablesModel(shop.api.deps.connection).findById(NUMBER).lean();
  return stored?.entries.map(({ kind, cents }) => `${kind} ${cents}`);
};

/** Pays a session and waits until it is recorded; returns the payment's number at Stripe. */
async function paid(session: string): Promise<string> {
  const { payment_intent: intent } = await act(shop, session, 'pay');
  await reported(shop);
  return intent as string;
}

// RECEIVABLE-14
describe('the link to what an account owes', () => {
  test('shows its open invoices, the first due first, and no one else sees them', async () => {
    expect(await bills()).toMatchObject({
      ...{ name: 'The Gull & Anchor', balance: 196.2, overdue: 0, credit: 0 },
      invoices: [
        { document: first, due: '2026-12-04', amount: 130.8, left: 130.8 },
        { document: second, amount: 65.4, left: 65.4 },
      ],
    });
    const [kind, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ account: NUMBER, email: ADA, until: '2030-01-01' }));
    for (const wrong of [NUMBER, `${kind}.${forged.toString('base64url')}.${signature}`, `share.${token}`])
      expect((await open({ token: wrong }).expect(401)).body.code).toBe('link_invalid');
  });

  test('ends when its address leaves the account, and after 90 days', async () => {
    await save({ contacts: [{ name: 'Bo Lund', email: 'bo@gull.example', orderMails: true }] });
    await open().expect(401);
    await pay(10).expect(401);
    await save({ contacts: [{ name: 'Ada Lund', email: ADA, orderMails: true }] });
    await open().expect(200);
    shop.clock.advance(91 * 24 * 60 * 60_000);
    await open().expect(401);
    shop.clock.advance(-91 * 24 * 60 * 60_000);
  });
});

describe('an online payment', () => {
  // RECEIVABLE-14
  test('opens one checkout for a repeated press, and none for what is not owed', async () => {
    const id = randomUUID();
    const [one, again] = [
      await pay(65.4, [second], id).expect(200),
      await pay(65.4, [second], id).expect(200),
    ];
    expect(again.body).toEqual(one.body);
    expect(await ledger()).toHaveLength(2);
    const refusals: [number, string[], string][] = [
      [65.41, [second], 'Only $65.40 of it is owed now.'],
      [10, ['CBO-1'], 'CBO-1 is paid already.'],
    ];
    for (const [amount, documents, detail] of refusals)
      expect((await pay(amount, documents).expect(409)).body).toMatchObject({
        code: 'bills_refused',
        detail,
      });
    await pay(0.49).expect(422);
  });

  // RECEIVABLE-15
  test('settles the chosen invoice once it is reported, however often, with a receipt', async () => {
    const session = await checkout(65.4, [second]);
    expect((await bills({ session })).paid).toBeUndefined();
    await paid(session);
    const [completed] = await eventsOf(shop, 'checkout.session.completed');
    for (const _ of [1, 2]) await replay(shop, completed);
    await shop.work();
    expect(await left()).toEqual([[first, 130.8]]);
    expect(await bills({ session })).toMatchObject({ paid: 65.4, balance: 130.8 });
    const mails = await shop.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [[ADA], expect.stringContaining('$65.40')],
    ]);
    const { body } = await staff.get(`/api/admin/receivables/${NUMBER}`).expect(200);
    expect(body.entries[0]).toMatchObject({ amount: -65.4, method: 'card', canReverse: false });
    await staff
      .post(`/api/admin/receivables/${NUMBER}/entries/${encodeURIComponent(body.entries[0].id)}/reversal`)
      .send({ reason: 'Wrong account' })
      .expect(409);
  });

  // RECEIVABLE-15
  test('can be a part, and one that was paid twice stays as credit', async () => {
    await paid(await checkout(100));
    expect(await left()).toEqual([
      [first, 30.8],
      [second, 65.4],
    ]);
    const sessions = [await checkout(96.2), await checkout(96.2)];
    for (const session of sessions) await paid(session);
    expect(await bills()).toMatchObject({ balance: -96.2, credit: 96.2, invoices: [] });
    expect((await pay(1).expect(409)).body.detail).toBe('Nothing is owed.');
  });

  // RECEIVABLE-15
  test('that was not made leaves everything as it was', async () => {
    await act(shop, await checkout(196.2), 'expire');
    await act(shop, await checkout(196.2), 'decline');
    await reported(shop);
    await shop.work();
    expect(await ledger()).toEqual(['invoice 13080', 'invoice 6540']);
  });
});

describe('a card payment that is taken back', () => {
  const refund = async (payment_intent: string, amount: number, owed: number) => {
    const stripe = await shop.api.deps.stripe();
    await stripe.refunds.create({ payment_intent, amount });
    await reported(shop);
    expect(await bills()).toMatchObject({ balance: owed });
  };
  type Found = { id: string; account?: string; detail: string };
  const readFindings = async (): Promise<Found[]> => {
    shop.clock.advance(3 * 60_000);
    return (await staff.get('/api/admin/sentinel').expect(200)).body.findings;
  };
  let earlier: string[];
  // The stand-in keeps the payments of other tests, whose ledgers are gone.
  beforeEach(async () => {
    earlier = (await readFindings()).map(({ id }) => id);
  });
  const found = async () => (await readFindings()).filter(({ id }) => !earlier.includes(id));
  const findings = async () => (await found()).map(({ account, detail }) => [account, detail]);

  // RECEIVABLE-16
  test('by a refund in part is reversed, and what is left of it entered again', async () => {
    const intent = await paid(await checkout(196.2));
    await refund(intent, 5_000, 50);
    await Promise.all([shop.work(), shop.work()]);
    expect((await ledger())?.slice(2)).toEqual(['payment -19620', 'payment 19620', 'payment -14620']);
    expect(await left()).toEqual([[second, 50]]);
    expect(await findings()).toEqual([
      [NUMBER, 'A card payment of $196.20 by The Gull & Anchor was taken back. It owes $50.00.'],
    ]);
    await refund(intent, 14_620, 196.2);
    await paid(await checkout(196.2));
    expect(await findings()).toEqual([]);
  });

  // RECEIVABLE-16
  test('by a dispute is reversed, needs a look while it is open, and comes back once it is won', async () => {
    const intent = await paid(await checkout(196.2));
    let events = 0;
    const dispute = async (type: string, status: string) => {
      events += 1;
      const payload = JSON.stringify({
        ...{ id: `evt_d${events}`, object: 'event', type: `charge.dispute.${type}`, livemode: false },
        created: shop.clock.now().getTime() / 1000 + events,
        data: {
          object: {
            ...{ id: 'dp_1', object: 'dispute', amount: 19_620, reason: 'product_not_received', status },
            ...{ payment_intent: intent, metadata: {}, evidence_details: { due_by: 1_796_342_400 } },
          },
        },
      });
      const answer = await webhook(shop, payload, signatureOf(payload, shop.clock.now()));
      expect(answer.status).toBe(200);
      await shop.work();
    };
    await dispute('created', 'needs_response');
    expect(await bills()).toMatchObject({ balance: 196.2 });
    expect(await findings()).toEqual([
      [
        NUMBER,
        expect.stringMatching(/^The Gull & Anchor: The customer's bank disputes \$196\.20 .* Answer it/),
      ],
    ]);
    await dispute('updated', 'under_review');
    await dispute('closed', 'won');
    expect(await bills()).toMatchObject({ balance: 0, invoices: [] });
    expect(await findings()).toEqual([]);
  });

  // RECEIVABLE-16
  test('or never reported needs a look, and is recorded by a press', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    await act(shop, await checkout(65.4, [second]), 'pay');
    expect(await findings()).toEqual([
      [NUMBER, 'The payment service has $65.40 of this account that its ledger lacks.'],
    ]);
    const [finding] = await found();
    await staff.post(`/api/admin/sentinel/${encodeURIComponent(finding?.id ?? '')}/repair`).expect(200);
    expect(await left()).toEqual([[first, 130.8]]);
    expect(await findings()).toEqual([]);
  });
});
