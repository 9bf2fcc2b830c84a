import { act, type Browser, retailOrder, staffMember, staffOrder } from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { eventsOf, replay } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'IPA', price: 60, stock: 30 },
  { _id: 'ALE', name: 'Ale', price: 40, stock: 4 },
  { _id: 'FORCED', name: 'Winter Ale', price: 48, stock: 3, forceDisplay: true },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

/** Pseudo-random numbers, the same in every run (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides) | 0;
  };
}

const totals: Record<string, number> = { IPA: 65.4, ALE: 44.4, FORCED: 52.8 };

function place(productId: string) {
  return staffOrder(staff, {
    ...checkoutForm,
    lines: [line(productId, 1)],
    expectedTotal: totals[productId],
  });
}

/** One round in the test command, six in `npm run verify`. */
const SEEDS = process.env.VERIFY === 'true' ? [1, 2, 3, 4, 5, 6] : [1];

const STATUSES = ['pending', 'processed', 'cancelled', 'cancelled', 'shipped'];

describe('a storm of orders, cancellations and restorations', () => {
  test.each(SEEDS)('leaves stock and orders agreeing (seed %i)', async (seed) => {
    const roll = dice(seed);
    const ids: string[] = [];
    for (let wave = 0; wave < 6; wave += 1) {
      const acts = Array.from({ length: 20 }, async () => {
        const productId = ['IPA', 'ALE', 'FORCED'][roll(3)] ?? 'IPA';
        const known = ids[roll(ids.length || 1)];
        if (known === undefined || roll(2) === 0) {
          const { status, body } = await place(productId);
          if (status === 201) ids.push(body.id);
          return status;
        }
        const to = STATUSES[roll(STATUSES.length)];
        return (await staff.patch(`/api/admin/orders/${known}`).send({ status: to })).status;
      });
      const answers = await Promise.all(acts);
      expect(answers.filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([]);
      await Promise.all([shop.work(), shop.reconcile()]);
    }
    shop.clock.advance(60_000);
    await shop.reconcile();
    await shop.work();
    await expectStockToAddUp();
  });
});

async function expectStockToAddUp(): Promise<void> {
  const orders = await shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray();
  const taken: Record<string, number> = { IPA: 0, ALE: 0, FORCED: 0 };
  for (const order of orders) {
    if (order.status === 'cancelled') expect(order.taken).toEqual([]);
    for (const { productId, taken: units } of order.taken) taken[productId] = (taken[productId] ?? 0) + units;
  }
  for (const [id, stock] of [
    ['IPA', 30],
    ['ALE', 4],
    ['FORCED', 3],
  ] as const) {
    expect([id, await shop.stock(id)]).toEqual([
      id,
      { stock: stock - (taken[id] ?? 0), looseUnits: 0, holds: 0 },
    ]);
  }
}

// PAYMENT-3
test("a storm of Stripe's events, repeated and in any order, leaves each order paid once or cancelled", async () => {
  const roll = dice(42);
  await shop.control('/stripe/_control/webhooks', { drop: true });
  const placed = [];
  for (let count = 0; count < 12; count += 1) {
    const { id, session } = await retailOrder(staff, [line('IPA', 24)]);
    const pays = count % 2 === 0;
    await act(shop, session, pays ? 'pay' : 'expire');
    placed.push({ id, pays });
  }
  expect(await shop.stock('IPA')).toMatchObject({ stock: 18 });
  await shop.control('/stripe/_control/webhooks', { url: `${shop.api.url}/api/webhooks/stripe`, copies: 3 });
  const events = await eventsOf(shop);
  const shuffled = [...events, ...events, ...events]
    .map((event) => ({ event, place: roll(1_000_000) }))
    .sort((a, b) => a.place - b.place);
  await Promise.all(shuffled.map(({ event }) => replay(shop, event)));
  await shop.work();
  await shop.work();
  for (const { id, pays } of placed) {
    expect(await shop.order(id)).toMatchObject(
      pays
        ? { status: 'pending', payment: { status: 'paid' } }
        : { status: 'cancelled', payment: { status: 'expired' } },
    );
  }
  expect(await shop.stock('IPA')).toEqual({ stock: 24, looseUnits: 0, holds: 0 });
  expect(await shop.mails()).toHaveLength(12);
});
