import { type Merchant, openMerchant, order } from '../../../test/merchant.ts';

let merchant: Merchant;

beforeEach(async () => {
  merchant = await openMerchant();
});
afterEach(() => merchant.stop());

test('an event that is not taken comes again until it is', async () => {
  merchant.answers.push(500, 503);
  const { id } = await merchant.stripe.checkout.sessions.create(order());
  await merchant.stripe.checkout.sessions.expire(id);
  await merchant.settled();
  expect(merchant.received).toHaveLength(3);
  expect(new Set(merchant.received.map((event) => event.id)).size).toBe(1);
  const [event] = await merchant.recorded();
  expect(event?.attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
});

test('events can be lost, sent again by hand, held back and doubled', async () => {
  const { id: lost } = await merchant.stripe.checkout.sessions.create(order());
  await merchant.control('/webhooks', { drop: true });
  await merchant.stripe.checkout.sessions.expire(lost);
  const [event] = await merchant.recorded();
  expect(event).toMatchObject({ state: 'dropped', attempts: [] });
  await merchant.control(`/events/${event?.id}/replay`);
  expect(merchant.received).toHaveLength(1);

  const { id: held } = await merchant.stripe.checkout.sessions.create(order());
  await merchant.control('/webhooks', { hold: true });
  await merchant.stripe.checkout.sessions.expire(held);
  await merchant.control('/webhooks', { copies: 3 });
  await merchant.settled();
  expect(merchant.received).toHaveLength(4);
  expect(new Set(merchant.received.slice(1).map((event) => event.id)).size).toBe(1);
});

test('Stripe can be told to fail, once or for good, and to lose its answer after the work is done', async () => {
  await merchant.control('', { fail: 500, times: 1 });
  await expect(merchant.stripe.checkout.sessions.create(order())).rejects.toMatchObject({
    type: 'StripeAPIError',
  });
  const { id } = await merchant.stripe.checkout.sessions.create(order());

  await merchant.control('', { loseAnswer: true, match: 'POST /v1/checkout/sessions' });
  await expect(merchant.stripe.checkout.sessions.create(order())).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await merchant.control('', {});
  const { data } = await merchant.stripe.checkout.sessions.list();
  expect(data.length).toBeGreaterThanOrEqual(2);
  expect(data.at(-1)?.id).toBe(id);
});
