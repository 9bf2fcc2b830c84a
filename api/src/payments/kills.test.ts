import { returnPages } from '../../test/buyers.ts';
import { afterwards, type Doomed, distinctMails, gaps, post, startDoomed } from '../../test/doomed.ts';
import { checkoutForm, freshKey, openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let doomed: Doomed;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.control('/carrier/_control', { fail: 500 });
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });
  doomed = await startDoomed(shop);
});
afterEach(() => doomed.end());

// 12 cans 51.00 with taxes 7.65, deposit 1.20, estimated shipping 14.95
const cans = {
  ...checkoutForm,
  lines: [{ productId: 'IPA', quantity: 12 }],
  expectedTotal: 74.8,
  ...returnPages,
};

describe('an API process killed while it hears of a payment', () => {
  test.each(gaps(8))('in front of database command %i makes the order paid once', async (gap) => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const placed = await post(shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': freshKey() });
    const { order } = (await placed.json()) as { order: { id: string; payment: { sessionId: string } } };
    await shop.control(`/stripe/_control/sessions/${order.payment.sessionId}/pay`, {});
    const { events } = (await (await fetch(`${shop.standInsUrl}/stripe/_control/events`)).json()) as {
      events: { id: string; event: { type: string; data: { object: { id: string } } } }[];
    };
    const completed = events.find(
      ({ event }) =>
        event.type === 'checkout.session.completed' && event.data.object.id === order.payment.sessionId,
    );
    await shop.control('/stripe/_control/webhooks', { url: `${doomed.url}/api/webhooks/stripe` });
    await doomed.dieBefore(gap);
    await shop.control(`/stripe/_control/events/${completed?.id}/replay`, {});
    await shop.control('/stripe/_control/webhooks', { url: `${shop.api.url}/api/webhooks/stripe` });
    // Stripe tries again what was not acknowledged.
    await shop.control(`/stripe/_control/events/${completed?.id}/replay`, {});
    shop.clock.advance(61_000);
    await shop.work();
    await afterwards(shop);
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await distinctMails(shop)).toBe(2);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});
