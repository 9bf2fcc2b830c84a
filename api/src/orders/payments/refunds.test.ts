import { type Browser, kegOrder, paidOrder, refund as press, staffMember } from '../../../test/buyers.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { refundsOf } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { refundOrder } from './refund.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, category: 'Beer-Craft' },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  await shop.control('/carrier/_control', { fail: 500 });
});

/** 12 cans 51.00, a cap 20.00, taxes 10.05, deposit 1.20, estimated shipping 14.95: 97.20. */
async function paid(): Promise<string> {
  const order = await paidOrder(shop, staff, [line('IPA', 12), line('CAP', 1)]);
  expect(order.total).toBe(97.2);
  return order.id;
}

const refund = (id: string, wanted: object = {}, key?: string) => press(staff, id, wanted, key);

describe('a refund', () => {
  // REFUND-4, REFUND-8, REFUND-9
  test('of everything returns the whole total and the stock once, cancels the order and tells the customer', async () => {
    const id = await paid();
    const { body } = await refund(id, { reason: 'Broken on the way' }).expect(200);
    expect(body.status).toBe('cancelled');
    expect(body.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
    expect(body.items).toMatchObject([{ refunded: 12 }, { refunded: 1 }]);
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'refunded',
      who: 'dev@cbo.example',
      detail: '$97.20 refunded: Broken on the way',
    });
    await shop.work();
    const mail = (await shop.mails()).find(({ subject }) => subject === `Your refund for order ${id}`);
    expect(mail?.text).toContain('We have refunded $97.20 to your card.');
    expect(mail?.text).toContain('Your order is cancelled, and nothing more will be sent.');
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5 });
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
  });

  test('of everything leaves an order that can be cancelled and restored without taking stock', async () => {
    const id = await paid();
    await refund(id).expect(200);
    await shop.work();
    for (const status of ['cancelled', 'processed', 'cancelled', 'pending']) {
      const { body } = await staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
      expect(body.status).toBe(status);
    }
    expect(await shop.order(id)).not.toHaveProperty('restoring');
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
  });

  // REFUND-4
  test("of goods that can't be sold again leaves the stock unchanged, also when the order is cancelled", async () => {
    const id = await paid();
    const { body } = await refund(id, { reason: 'Broken', restock: false }).expect(200);
    expect(body.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
    expect(body.timeline.at(-1).detail).toBe('$97.20 refunded: Broken (not put back in stock)');
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 12, holds: 0 });
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4 });
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${id}&action=order.refund`);
    expect(audit.entries[0].after).toMatchObject({ amount: 97.2, restock: false });
  });

  // REFUND-1
  test('of lines returns their price, tax and deposit, and shipping only with the last unit', async () => {
    const id = await paid();
    // A cap: 20.00, GST 1.00, PST 1.40
    const first = await refund(id, { lines: [line('CAP', 1)] }).expect(200);
    expect(first.body.status).toBe('pending');
    expect(first.body.payment).toMatchObject({ status: 'paid', refundedAmount: 22.4 });
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5 });
    const second = await refund(id, { lines: [line('IPA', 5)] }).expect(200);
    // 5 cans 21.25, of 51.00 at GST 5, PST 7, alcohol 3: 7.65 before, 4.46 after; deposit 0.50
    expect(second.body.payment.refundedAmount).toBe(47.34);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    const last = await refund(id).expect(200);
    expect(last.body.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
  });

  test('is made once when two people ask at the same time', async () => {
    const id = await paid();
    const answers = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = await staff.get(`/api/admin/orders/${id}`);
    expect(body.payment.refundedAmount).toBe(97.2);
  });

  // REFUND-2
  test('is refused for more than there is, for an unpaid order and for one on account', async () => {
    const id = await paid();
    const more = await refund(id, { lines: [line('CAP', 2)] }).expect(409);
    expect(more.body).toMatchObject({
      code: 'refund_refused',
      detail: "This order can't be refunded: 1 of CAP are left to refund.",
    });
    const keg = await kegOrder(staff, [line('KEG', 1)], 367.98);
    await refund(keg).expect(409);
    await refund('CBO-1').expect(404);
  });

  // REFUND-5
  test("is promised to be retried when Stripe can't be reached, and is", async () => {
    const id = await paid();
    await shop.control('/stripe/_control', { fail: 500 });
    const { body } = await refund(id).expect(502);
    expect(body.code).toBe('refund_failed');
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4 });
    await refund(id).expect(409);
    await shop.control('/stripe/_control', {});
    shop.clock.advance(5_000);
    await shop.work();
    await shop.work();
    const { body: order } = await staff.get(`/api/admin/orders/${id}`);
    expect(order.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5 });
  });

  test('whose answer was lost is made once', async () => {
    const id = await paid();
    await shop.control('/stripe/_control', { loseAnswer: true, times: 2, match: 'POST /v1/refunds' });
    await refund(id).expect(502);
    shop.clock.advance(5_000);
    await shop.work();
    expect(await refundsOf(shop, id)).toEqual([9720]);
  });

  test('that the background carries out is answered with the order after it', async () => {
    const id = await paid();
    const { deps } = shop.api;
    const { refunds } = await deps.stripe();
    const create = refunds.create.bind(refunds);
    const begun = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const stripe = jest.spyOn(refunds, 'create').mockImplementationOnce((async (
      ...asked: Parameters<typeof create>
    ) => {
      begun.resolve();
      await taken.promise;
      return create(...asked);
    }) as never);
    let background: Promise<number> | undefined;
    const worker: Worker = {
      ...shop.worker,
      attempt: async (...asked) => {
        background ??= shop.work();
        await begun.promise;
        const outcome = await shop.worker.attempt(...asked);
        taken.resolve();
        return outcome;
      },
    };
    const idempotencyKey = { key: freshKey(), fingerprint: 'asked once' };
    const order = await refundOrder(deps, worker, id, { wanted: {}, who: 'dev@cbo.example', idempotencyKey });
    expect(order.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
    await background;
    stripe.mockRestore();
  });
});

describe('the Idempotency-Key of a refund', () => {
  const cans = { lines: [line('IPA', 5)] };

  // REFUND-3
  test('makes a repeated request the same refund, with the same answer', async () => {
    const id = await paid();
    const key = freshKey();
    const first = await refund(id, cans, key).expect(200);
    const again = await refund(id, cans, key).expect(200);
    expect(again.body).toEqual(first.body);
    expect(await refundsOf(shop, id)).toHaveLength(1);
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${id}&action=order.refund`);
    expect(audit.entries).toHaveLength(1);
    await refund(id, cans).expect(200);
    expect(await refundsOf(shop, id)).toHaveLength(2);
  });

  test('makes one refund out of concurrent requests, and answers each', async () => {
    const id = await paid();
    const key = freshKey();
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, cans, key)));
    const refunded = answers.map(({ status, body }) => [status, body.payment?.refundedAmount]);
    expect(refunded).toEqual(new Array(3).fill([200, refunded[0]?.[1]]));
    expect(await refundsOf(shop, id)).toHaveLength(1);
  });

  test('resumes a refund when Stripe could not be reached', async () => {
    const id = await paid();
    const key = freshKey();
    await shop.control('/stripe/_control', { fail: 500 });
    await refund(id, cans, key).expect(502);
    await shop.control('/stripe/_control', {});
    const { body } = await refund(id, cans, key).expect(200);
    expect(body.items).toMatchObject([{ refunded: 5 }, { productId: 'CAP' }]);
    await shop.work();
    expect(await refundsOf(shop, id)).toHaveLength(1);
  });

  test('is refused for another body, and a refund without a key is not made', async () => {
    const id = await paid();
    const key = freshKey();
    await refund(id, cans, key).expect(200);
    const other = await refund(id, {}, key).expect(422);
    expect(other.body.code).toBe('idempotency_conflict');
    const without = await staff.post(`/api/admin/orders/${id}/refund`).send(cans).expect(422);
    expect(without.body.code).toBe('idempotency_key_invalid');
    expect(await refundsOf(shop, id)).toHaveLength(1);
  });
});
