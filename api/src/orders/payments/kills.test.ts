import { act, reported } from '../../../test/buyers.ts';
import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { cans, killableShop } from '../../../test/killable-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { eventsOf, refundsOf, replay } from '../../../test/stripe.ts';

const world = killableShop();

/** A retail order with the cookie of the browser that placed it. */
async function placed() {
  const answer = await post(world.shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': freshKey() });
  const { order } = (await answer.json()) as { order: { id: string; payment: { sessionId: string } } };
  return { id: order.id, session: order.payment.sessionId, cookie: cookieOf(answer) };
}

describe('an API process killed while it handles a payment event', () => {
  test.each(gaps(8))('before database command %i makes the order paid once', async (gap) => {
    await world.shop.control('/stripe/_control/webhooks', { drop: true });
    const { id, session } = await placed();
    await act(world.shop, session, 'pay');
    const [completed] = await eventsOf(world.shop, 'checkout.session.completed', session);
    await world.killable.dieBefore(gap);
    await world.shop.control('/stripe/_control/webhooks', {
      url: `${world.killable.url}/api/webhooks/stripe`,
    });
    await replay(world.shop, completed);
    await world.shop.control('/stripe/_control/webhooks', {
      url: `${world.shop.api.url}/api/webhooks/stripe`,
    });
    // Stripe resends what was not acknowledged.
    await replay(world.shop, completed);
    world.shop.clock.advance(61_000);
    await world.shop.work();
    await afterwards(world.shop);
    expect(await world.shop.order(id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await distinctMails(world.shop)).toBe(2);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});

describe('an API process killed while a customer cancels the payment', () => {
  // STOCK-4
  test.each(gaps(12))('before database command %i returns the stock once', async (gap) => {
    await world.shop.control('/stripe/_control/webhooks', { drop: true });
    const { id, cookie } = await placed();
    await world.killable.dieBefore(gap);
    await answerOf(post(world.killable.url, `/orders/dtc/${id}/cancel-payment`, {}, { Cookie: cookie }));
    world.shop.clock.advance(61_000);
    const again = await post(world.shop.api.url, `/orders/dtc/${id}/cancel-payment`, {}, { Cookie: cookie });
    expect(again.status).toBe(200);
    await afterwards(world.shop);
    expect(await world.shop.order(id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } });
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });
});

/** A retail order that was paid, and a member of staff's cookie. */
async function paid() {
  const { id, session } = await placed();
  await act(world.shop, session, 'pay');
  await reported(world.shop);
  const staff = cookieOf(await post(world.shop.api.url, '/auth/dev-session', {}));
  const refund = (url: string, key: string, wanted: object = {}) =>
    post(url, `/admin/orders/${id}/refund`, wanted, { Cookie: staff, 'Idempotency-Key': key });
  return { id, refund };
}

describe('an API process killed while staff refund an order', () => {
  test.each(gaps(26))('before database command %i refunds once', async (gap) => {
    const { id, refund } = await paid();
    await world.killable.dieBefore(gap);
    await answerOf(refund(world.killable.url, freshKey()));
    world.shop.clock.advance(61_000);
    await afterwards(world.shop);
    // If the process died before it stored anything, staff see the order unrefunded and ask again.
    await refund(world.shop.api.url, freshKey());
    await afterwards(world.shop);
    expect(await world.shop.order(id)).toMatchObject({
      payment: { status: 'refunded', refundedAmount: 74.8 },
    });
    expect(await refundsOf(world.shop, id)).toEqual([7480]);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  test.each(gaps(26))('before database command %i refunds once with the same key', async (gap) => {
    const { id, refund } = await paid();
    const key = freshKey();
    const five = { lines: [line('IPA', 5)] };
    await world.killable.dieBefore(gap);
    expect([200, undefined]).toContain(await answerOf(refund(world.killable.url, key, five)));
    // The dead process's lease on its work expires.
    world.shop.clock.advance(61_000);
    const again = await refund(world.shop.api.url, key, five);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ items: [{ quantity: 12, refunded: 5 }] });
    await afterwards(world.shop);
    expect(await refundsOf(world.shop, id)).toHaveLength(1);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 22, holds: 0 });
  });
});
