import { mongo } from 'mongoose';
import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
  { _id: 'FORCED', name: 'Winter Ale', price: 48, stock: 2, forceDisplay: true },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

const wholesale = (given: object = {}) => wholesaleOrder(staff, given);

const setStatus = (id: string, status: string) => staff.patch(`/api/admin/orders/${id}`).send({ status });

describe('an order status', () => {
  // ORDER-11
  test('is recorded once with who and when, in the order and in the audit', async () => {
    const id = await wholesale();
    shop.clock.advance(60_000);
    const { body } = await setStatus(id, 'processed').expect(200);
    expect(body.status).toBe('processed');
    expect(body.timeline.at(-1)).toEqual({
      at: shop.clock.now().toISOString(),
      who: 'dev@cbo.example',
      event: 'status',
      from: 'pending',
      to: 'processed',
    });
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${id}`).expect(200);
    expect(audit.entries[0]).toMatchObject({
      action: 'order.status',
      subject: id,
      after: { status: 'processed' },
    });
    const { body: again } = await setStatus(id, 'processed').expect(200);
    expect(again.timeline).toHaveLength(2);
  });

  // STOCK-4
  test('cancelled returns the stock once, even when two people set it at the same time', async () => {
    const id = await wholesale();
    await Promise.all(Array.from({ length: 5 }, () => setStatus(id, 'cancelled').expect(200)));
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  // STOCK-7
  test('after cancelled is refused when the stock has been sold since, and nothing moves', async () => {
    const id = await wholesale();
    await setStatus(id, 'cancelled').expect(200);
    await shop.api.deps.connection
      .collection<{ _id: string }>('products')
      .updateOne({ _id: 'IPA' }, { $set: { stock: 1 } });
    const { body } = await setStatus(id, 'shipped').expect(409);
    expect(body).toMatchObject({ code: 'out_of_stock', unavailable: [{ productId: 'IPA', left: 1 }] });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 0, holds: 0 });
    expect((await staff.get(`/api/admin/orders/${id}`)).body.status).toBe('cancelled');
  });

  test('of a cancelled order is set by one of three people restoring it at once; the others learn what it is now', async () => {
    const id = await wholesale();
    await setStatus(id, 'cancelled').expect(200);
    const answers = await Promise.all(
      ['pending', 'processed', 'shipped'].map((status) => setStatus(id, status)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const status = answers.find((answer) => answer.status === 200)?.body.status;
    for (const { body } of answers.filter((answer) => answer.status === 409)) {
      expect(body).toMatchObject({ code: 'stale', currentOrder: { id, status } });
    }
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
  });

  test('that three people restore at once is no conflict, and the stock is taken once', async () => {
    const id = await wholesale();
    await setStatus(id, 'cancelled').expect(200);
    await Promise.all(Array.from({ length: 3 }, () => setStatus(id, 'pending').expect(200)));
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${id}`);
    expect(audit.entries.map(({ after }: { after: { status: string } }) => after.status)).toEqual([
      'pending',
      'cancelled',
    ]);
  });

  test('that many people set at once, between mails and bulk changes, gets each an answer', async () => {
    const id = await wholesale();
    const statuses = ['processed', 'cancelled', 'shipped', 'pending', 'delivered', 'cancelled'];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => statuses)
        .flat()
        .map((status, place) => {
          if (place % 7 === 5) return staff.post(`/api/admin/orders/${id}/emails/customer/resend`);
          const changes = [{ id, status }];
          return place % 7 === 6
            ? staff.post('/api/admin/orders/bulk').send({ changes })
            : setStatus(id, status);
        }),
    );
    const refused = answers.filter(({ status }) => ![200, 202].includes(status));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'stale']));
    await setStatus(id, 'cancelled').expect(200);
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  test('can be set again right after restoring a cancelled order failed halfway', async () => {
    const id = await wholesale();
    await setStatus(id, 'cancelled').expect(200);
    const products = jest
      .spyOn(mongo.Collection.prototype, 'bulkWrite')
      .mockRejectedValueOnce(new Error('the database refused it'));
    await setStatus(id, 'pending').expect(500);
    products.mockRestore();
    expect(await shop.order(id)).not.toHaveProperty('restoring');
    await setStatus(id, 'pending').expect(200);
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
  });

  test('restores a back-ordered line with the stock there is', async () => {
    const lines = [line('FORCED', 5)];
    const id = await wholesale({ lines, expectedTotal: 264 });
    await setStatus(id, 'cancelled').expect(200);
    expect(await shop.stock('FORCED')).toMatchObject({ stock: 2 });
    const { body } = await setStatus(id, 'pending').expect(200);
    expect(body.items).toMatchObject([{ quantity: 5, backOrdered: 3 }]);
    expect(await shop.stock('FORCED')).toMatchObject({ stock: 0 });
  });

  // ORDER-12
  test('is refused as stale when the order no longer has the status that the page showed', async () => {
    const id = await wholesale();
    await setStatus(id, 'shipped').expect(200);
    const late = (status: string) => staff.patch(`/api/admin/orders/${id}`).send({ status, from: 'pending' });
    const { body } = await late('processed').expect(409);
    expect(body).toMatchObject({ code: 'stale', currentOrder: { id, status: 'shipped' } });
    // A status that the order already has is no conflict.
    await late('shipped').expect(200);
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered', from: 'shipped' }).expect(200);
  });
});
