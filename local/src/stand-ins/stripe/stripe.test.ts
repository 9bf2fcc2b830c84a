import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StandIns, startStandIns } from '../index.ts';
import type { StoredEvent } from './books.ts';

const SECRET = 'whsec_test';
let received: Stripe.Event[];
let answers: number[];
let api: Server;
let standIns: StandIns;
let stripe: Stripe;

beforeEach(async () => {
  received = [];
  answers = [];
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = request.headers['stripe-signature'] ?? '';
    received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, SECRET));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/webhooks/stripe`;
  standIns = await startStandIns({ webhookUrl, webhookSecret: SECRET, retryAfterMs: 5 });
  const { hostname, port } = new URL(standIns.url);
  stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
});

afterEach(async () => {
  await standIns.stop();
  await new Promise((resolve) => api.close(resolve));
});

const inHalfAnHour = () => Math.floor(Date.now() / 1000) + 30 * 60;

const order = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 12,
      price_data: { currency: 'cad', unit_amount: 375, product_data: { name: 'Pilsner 473 mL' } },
    },
    {
      quantity: 1,
      price_data: { currency: 'cad', unit_amount: 120, product_data: { name: 'Container deposit' } },
    },
  ],
  customer_email: 'ada@example.com',
  client_reference_id: 'CBO-1',
  metadata: { orderId: 'CBO-1' },
  expires_at: inHalfAnHour(),
  success_url: 'http://localhost:8080/dtc/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8080/dtc/payment-cancel',
});

const submit = (id: string, fields: Record<string, string>) =>
  fetch(`${standIns.url}/local/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const control = (path: string, body: object = {}) =>
  fetch(`${standIns.url}/stripe/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function recorded(): Promise<StoredEvent[]> {
  const answer = await fetch(`${standIns.url}/stripe/_control/events`);
  const { events: known } = (await answer.json()) as { events: StoredEvent[] };
  return known;
}

/** Waits for what another process of the trade is about to do, without guessing how long it takes. */
async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const events = (count: number) => until(() => (received.length >= count ? received : undefined));

test('a session holds what it was created with, and its page shows every line and the total', async () => {
  const session = await stripe.checkout.sessions.create(order());
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4620,
    currency: 'cad',
    metadata: { orderId: 'CBO-1' },
  });
  expect(session.url).toBe(`${standIns.url}/local/pay/${session.id}`);

  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('12 × $3.75');
  expect(page).toContain('$45.00');
  expect(page).toContain('Container deposit');
  expect(page).toContain('$46.20');
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain('value="4242 4242 4242 4242"');
});

test('paying completes the session, sends the payer back and signs the event', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  const answer = await submit(id, {
    action: 'pay',
    card: '4242 4242 4242 4242',
    email: 'ada@example.com',
    name: 'Ada',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:8080/dtc/payment-success?session_id=${id}`);

  const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'line_items'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'ada@example.com', name: 'Ada' },
    payment_intent: { status: 'succeeded', amount_received: 4620 },
    line_items: { data: [{ quantity: 12, amount_total: 4500 }, { amount_total: 120 }] },
  });
  await events(2);
  expect(received.map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
});

test('paying twice charges once', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  const card = { action: 'pay', card: '4242 4242 4242 4242' };
  const both = await Promise.all([submit(id, card), submit(id, card)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('a declined card leaves the session open and says so on the page', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  const answer = await submit(id, { action: 'pay', card: '4000 0000 0000 0002' });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('Your card was declined.');
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
  });
  const [event] = await events(1);
  expect(event?.type).toBe('payment_intent.payment_failed');
});

test('cancelling sends the payer to the cancel page and leaves the session open', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  const answer = await submit(id, { action: 'cancel' });
  expect(answer.headers.get('location')).toBe('http://localhost:8080/dtc/payment-cancel');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('an expired session can not be paid or expired again, and is announced', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('status of `expired`');
  const answer = await submit(id, { action: 'pay', card: '4242 4242 4242 4242' });
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('This payment page has expired');
  const [event] = await events(1);
  expect(event).toMatchObject({ type: 'checkout.session.expired', data: { object: { id } } });
});

test('a session ends by itself when its time is over', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const later = await startStandIns({ clock: () => now });
  const { hostname, port } = new URL(later.url);
  const client = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http' });
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
  const first = await stripe.checkout.sessions.create(parameters, { idempotencyKey: 'CBO-1' });
  const second = await stripe.checkout.sessions.create(parameters, { idempotencyKey: 'CBO-1' });
  expect(second.id).toBe(first.id);
  await expect(
    stripe.checkout.sessions.create(
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
  await expect(stripe.checkout.sessions.create({ ...order(), ...wrong })).rejects.toThrow(message);
});

test('a payment is refunded in parts, and never more than was paid', async () => {
  const { id } = await stripe.checkout.sessions.create(order());
  await submit(id, { action: 'pay', card: '4242 4242 4242 4242' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  const intent = String(payment_intent);
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 375 })).toMatchObject({ amount: 375 });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 5000 })).rejects.toThrow(
    'Refund amount (5000) is greater than unrefunded amount on charge (4245)',
  );
  expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 4245 });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await events(6);
  expect(received.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2);
});

test('an event that is not taken comes again until it is', async () => {
  answers = [500, 503];
  const { id } = await stripe.checkout.sessions.create(order());
  await stripe.checkout.sessions.expire(id);
  await events(3);
  expect(new Set(received.map((event) => event.id)).size).toBe(1);
  const state = await until(async () => {
    const [event] = await recorded();
    return event?.state === 'delivered' ? event : undefined;
  });
  expect(state.attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
});

test('events can be lost, sent again by hand, held back and doubled', async () => {
  const { id: lost } = await stripe.checkout.sessions.create(order());
  await control('/webhooks', { drop: true });
  await stripe.checkout.sessions.expire(lost);
  const [event] = await recorded();
  expect(event).toMatchObject({ state: 'dropped', attempts: [] });
  await control(`/events/${event?.id}/replay`);
  expect(received).toHaveLength(1);

  const { id: held } = await stripe.checkout.sessions.create(order());
  await control('/webhooks', { hold: true });
  await stripe.checkout.sessions.expire(held);
  await control('/webhooks', { copies: 3 });
  await events(4);
  expect(new Set(received.slice(1).map((event) => event.id)).size).toBe(1);
});

test('Stripe can be told to fail, once or for good, and to lose its answer after the work is done', async () => {
  await control('', { fail: 500, times: 1 });
  await expect(stripe.checkout.sessions.create(order())).rejects.toMatchObject({ type: 'StripeAPIError' });
  const { id } = await stripe.checkout.sessions.create(order());

  await control('', { loseAnswer: true, match: 'POST /v1/checkout/sessions' });
  await expect(stripe.checkout.sessions.create(order())).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await control('', {});
  const { data } = await stripe.checkout.sessions.list();
  expect(data.length).toBeGreaterThanOrEqual(2);
  expect(data.at(-1)?.id).toBe(id);
});
