import { clientOf, type Merchant, openMerchant, order } from '../../../test/merchant.ts';
import { startStandIns } from '../index.ts';

let merchant: Merchant;

beforeEach(async () => {
  merchant = await openMerchant();
});
afterEach(() => merchant.stop());

test('a session holds what it was created with, and its page shows every line and the total', async () => {
  const session = await merchant.stripe.checkout.sessions.create(order());
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4620,
    currency: 'cad',
    metadata: { orderId: 'CBO-1' },
  });
  expect(session.url).toBe(`${merchant.url}/local/pay/${session.id}`);

  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('12 × $3.75');
  expect(page).toContain('$45.00');
  expect(page).toContain('Container deposit');
  expect(page).toContain('$46.20');
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain('value="4242 4242 4242 4242"');
});

test('a wallet pays at once, and is offered only where the order leaves the ways to pay to the business', async () => {
  const { id, url } = await merchant.stripe.checkout.sessions.create(order());
  expect(await (await fetch(url ?? '')).text()).toContain('Apple Pay');
  const answer = await merchant.submit(id, { action: 'wallet' });
  expect(answer.headers.get('location')).toBe(`http://localhost:8080/dtc/payment-success?session_id=${id}`);
  const onlyCards = { payment_method_types: ['card'] };
  const cards = await merchant.stripe.checkout.sessions.create({ ...order(), ...onlyCards });
  expect(await (await fetch(cards.url ?? '')).text()).not.toContain('Apple Pay');
});

test('paying twice charges once', async () => {
  const { id } = await merchant.stripe.checkout.sessions.create(order());
  const card = { action: 'pay', card: '4242 4242 4242 4242' };
  const both = await Promise.all([merchant.submit(id, card), merchant.submit(id, card)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect((await merchant.stripe.charges.list()).data).toHaveLength(1);
});

test('a session ends when its time is over', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const later = await startStandIns({ clock: () => now });
  const client = clientOf(later.url);
  const { id } = await client.checkout.sessions.create({
    ...order(),
    expires_at: now.getTime() / 1000 + 1800,
  });
  now = new Date('2026-11-20T12:29:59Z');
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('open');
  now = new Date('2026-11-20T12:30:00Z');
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('expired');
  await later.stop();
});

test('the same idempotency key gets the same session; with other parameters it is refused', async () => {
  const parameters = order();
  const first = await merchant.stripe.checkout.sessions.create(parameters, { idempotencyKey: 'CBO-1' });
  const second = await merchant.stripe.checkout.sessions.create(parameters, { idempotencyKey: 'CBO-1' });
  expect(second.id).toBe(first.id);
  await expect(
    merchant.stripe.checkout.sessions.create(
      { ...parameters, client_reference_id: 'CBO-2' },
      { idempotencyKey: 'CBO-1' },
    ),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test.each([
  [{ expires_at: 1 }, 'at least 30 minutes'],
  [{ success_url: 'payment-success' }, 'Invalid success_url'],
  [{ line_items: undefined }, 'Missing required param: line_items.'],
  [{ colour: 'red' }, 'Received unknown parameter: colour'],
] as [object, string][])('parameters that Stripe refuses are refused: %j', async (wrong, message) => {
  await expect(merchant.stripe.checkout.sessions.create(order(wrong))).rejects.toThrow(message);
});

test('a payment is refunded in parts, and never more than was paid', async () => {
  const { id } = await merchant.stripe.checkout.sessions.create(order());
  await merchant.submit(id, { action: 'pay', card: '4242 4242 4242 4242' });
  const { payment_intent } = await merchant.stripe.checkout.sessions.retrieve(id);
  const intent = String(payment_intent);
  expect(await merchant.stripe.refunds.create({ payment_intent: intent, amount: 375 })).toMatchObject({
    amount: 375,
  });
  await expect(merchant.stripe.refunds.create({ payment_intent: intent, amount: 5000 })).rejects.toThrow(
    'Refund amount (5000) is greater than unrefunded amount on charge (4245)',
  );
  expect(await merchant.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 4245 });
  await expect(merchant.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await merchant.settled();
  expect(merchant.received.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2);
});

test('a payment reveals only the brand and the last four digits of its card', async () => {
  const { id } = await merchant.stripe.checkout.sessions.create(order());
  await merchant.submit(id, { action: 'pay', card: '5555 5555 5555 4444' });
  const { payment_intent } = await merchant.stripe.checkout.sessions.retrieve(id);
  const intent = await merchant.stripe.paymentIntents.retrieve(String(payment_intent), {
    expand: ['latest_charge'],
  });
  expect(intent.latest_charge).toMatchObject({
    payment_method_details: { type: 'card', card: { brand: 'mastercard', last4: '4444' } },
  });
  expect(JSON.stringify(intent)).not.toContain('5555');
});
