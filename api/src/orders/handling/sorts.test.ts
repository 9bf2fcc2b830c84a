import { testShop } from '../../../test/test-shop.ts';
import { orderModel } from '../order/index.ts';
import { byIndex } from './list.ts';
import { type ListedOrder, sortingOf } from './sorts.ts';

const shop = testShop();
const at = new Date('2026-11-20T17:41:00.000Z');

type Explained = { executionStats: { totalDocsExamined: number; totalKeysExamined: number } };

describe('a page of a long list', () => {
  const orders = () => orderModel(shop.api.deps.connection);
  const WANTED = [{ $match: { $and: [{ state: 'placed' }, {}] } }];

  beforeAll(async () => {
    const placed = Array.from({ length: 300 }, (_, count) => {
      const orderDate = new Date(at.getTime() + count * 60_000);
      return {
        ...{ _id: `CBO-${orderDate.getTime()}`, state: 'placed', orderDate, totalAmount: count % 7 },
        texts: [`pub ${count % 3}`, `ale ${count % 60}`],
        ...{ status: count % 9 ? 'delivered' : 'pending', channel: count % 10 ? 'licensee' : 'keg' },
      };
    });
    await shop.api.deps.connection.collection<(typeof placed)[number]>('orders').insertMany(placed);
  });

  test.each(['-orderDate', 'orderDate', '-id', 'id', '-totalAmount', 'totalAmount'] as const)(
    'sorted by %s reads only its own orders, on the first page and far down the list',
    async (sort) => {
      const { stages, cursorOf } = sortingOf(sort);
      const [middle] = await orders().aggregate<ListedOrder>([
        ...WANTED,
        ...stages(undefined),
        { $skip: 200 },
        { $limit: 1 },
      ]);
      for (const cursor of [undefined, middle && cursorOf(middle)]) {
        const page = orders().aggregate([...WANTED, ...stages(cursor), { $limit: 10 }]);
        const { executionStats } = (await page.explain('executionStats')) as unknown as Explained;
        // The order that the cursor names is read, too.
        expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(11);
      }
    },
  );

  // API-6
  test.each([
    [['pub 0', 'pub 1'], 15],
    [['ale 7', 'ale 9', 'ale 11'], 10],
    [['ale 7'], 5],
    [['unknown'], 0],
  ])('found by the texts %j reads only its own orders', async (texts, most) => {
    const wanted = { $match: { $and: [{ state: 'placed' }, { texts: { $in: texts } }] } };
    const page = orders().aggregate([wanted, ...sortingOf().stages(undefined), { $limit: 10 }]);
    const { executionStats } = (await page.explain('executionStats')) as unknown as Explained;
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most);
    expect(executionStats.totalKeysExamined).toBeLessThanOrEqual(most + texts.length);
  });

  // API-6
  test.each([
    { status: ['pending'] },
    { status: ['pending', 'delivered'] },
    { channel: ['keg'] },
    { status: ['delivered'], channel: ['keg'] },
  ])('with the filter %j reads only its own orders', async (query) => {
    const { stages } = sortingOf();
    const wanted = { $match: { $and: [{ state: 'placed' }, byIndex(query)] } };
    const page = orders().aggregate([wanted, ...stages(undefined), { $limit: 10 }]);
    const { executionStats } = (await page.explain('executionStats')) as unknown as Explained;
    expect(executionStats.totalDocsExamined).toBe(10);
    // One key more for each combination of status, channel and payment that has orders.
    expect(executionStats.totalKeysExamined).toBeLessThanOrEqual(14);
  });
});
