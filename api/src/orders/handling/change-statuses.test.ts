import { mongo } from 'mongoose';
import { type Browser, kegOrder, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({
  _id: 'KEG',
  name: 'Lager Keg 50L',
  price: 199.99,
  stock: 4,
  packagingType: '50L',
});
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

const keg = () => kegOrder(shop.api.browser(), [line('KEG', 2)], 735.95);
const change = (changes: { id: string; status: string; from?: string }[]) =>
  staff.post('/api/admin/orders/bulk').send({ changes });

describe('one status for many orders', () => {
  // ORDER-18
  test('is set in one call that reports on each, and undone by another', async () => {
    const [first, second] = [await keg(), await keg()];
    await staff.patch(`/api/admin/orders/${second}`).send({ status: 'shipped' }).expect(200);
    const { body } = await change([
      { id: first, status: 'shipped' },
      { id: second, status: 'shipped' },
      { id: 'CBO-1', status: 'shipped' },
    ]).expect(200);
    expect(body.results).toMatchObject([
      { id: first, outcome: 'changed', before: 'pending', order: { status: 'shipped' } },
      { id: second, outcome: 'unchanged', before: 'shipped' },
      {
        id: 'CBO-1',
        outcome: 'refused',
        problem: { code: 'order_not_found', detail: 'This order does not exist.' },
      },
    ]);
    const { body: undone } = await change([{ id: first, status: body.results[0].before }]).expect(200);
    expect(undone.results).toMatchObject([{ id: first, outcome: 'changed', order: { status: 'pending' } }]);
  });

  test('leaves an entry in the audit for each order that changed', async () => {
    const id = await keg();
    await change([
      { id, status: 'processed' },
      { id, status: 'processed' },
    ]).expect(200);
    const { body } = await staff.get(`/api/admin/audit?subject=${id}`).expect(200);
    expect(body.entries).toMatchObject([
      { action: 'order.status', before: { status: 'pending' }, after: { status: 'processed' } },
    ]);
  });

  test("cancelled returns stock, and an order whose stock is gone doesn't stop the others", async () => {
    const [first, second] = [await keg(), await keg()];
    const both = (status: string) => [first, second].map((id) => ({ id, status }));
    await change(both('cancelled')).expect(200);
    await shop.work();
    expect(await shop.stock('KEG')).toMatchObject({ stock: 4 });
    await shop.api.deps.connection
      .collection<{ _id: string }>('products')
      .updateOne({ _id: 'KEG' }, { $set: { stock: 3 } });
    const { body } = await change(both('pending')).expect(200);
    expect(body.results).toMatchObject([
      { id: first, outcome: 'changed' },
      { id: second, outcome: 'refused', problem: { code: 'out_of_stock' } },
    ]);
    expect(await shop.stock('KEG')).toMatchObject({ stock: 1 });
  });

  test('is refused for an order that has changed, with its current state, and the others go on', async () => {
    const [first, second] = [await keg(), await keg()];
    await staff.patch(`/api/admin/orders/${first}`).send({ status: 'shipped' }).expect(200);
    const { body } = await change([
      { id: first, status: 'cancelled', from: 'pending' },
      { id: second, status: 'cancelled', from: 'pending' },
    ]).expect(200);
    expect(body.results).toMatchObject([
      { id: first, outcome: 'refused', problem: { code: 'stale' }, order: { status: 'shipped' } },
      { id: second, outcome: 'changed', order: { status: 'cancelled' } },
    ]);
  });

  // ORDER-18
  test("reports what was changed and what wasn't when the database goes away in the middle", async () => {
    const ids = [await keg(), await keg(), 'CBO-1'];
    const { findOneAndUpdate } = mongo.Collection.prototype;
    let writes = 0;
    const write = jest
      .spyOn(mongo.Collection.prototype, 'findOneAndUpdate')
      .mockImplementation(async function (this: mongo.Collection, ...given) {
        if (this.collectionName === 'orders') writes += 1;
        if (writes > 1) throw new mongo.MongoNetworkError('connection closed');
        return findOneAndUpdate.apply(this, given);
      });
    const answer = await change(ids.map((id) => ({ id, status: 'shipped' })));
    write.mockRestore();
    const { body } = answer;
    expect(answer.status).toBe(200);
    expect(body.results).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'refused', problem: { code: 'unavailable' } },
      { outcome: 'refused', problem: { code: 'unavailable' } },
    ]);
  });
});
