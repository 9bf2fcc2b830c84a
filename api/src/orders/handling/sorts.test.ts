import { ORDER_SORTS } from 'shared-domain/orders';
import { testShop } from '../../../test/test-shop.ts';
import { orderModel } from '../order/index.ts';
import { byIndex, sortedPeriod } from './list.ts';
import { sortingOf } from './sorts.ts';

const shop = testShop();
const at = new Date('2026-11-20T17:41:00.000Z');

type Explained = { executionStats: { totalDocsExamined: number; totalKeysExamined: number } };

describe('a page of a long list', () => {
  const orders = () => orderModel(shop.api.deps.connection);

  beforeAll(async () => {
    const placed = Array.from({ length: 3_000 }, (_, count) => {
      const orderDate = new Date(at.getTime() + count * 60_000);
      return {
        ...{ _id: `CBO-${orderDate.getTime()}`, state: 'placed', orderDate, totalAmount: count % 700 },
        texts: [`pub ${count % 3}`, `ale ${count % 600}`],
        ...{ status: count % 9 ? 'delivered' : 'pending', channel: count % 10 ? 'licensee' : 'keg' },
      };
    });
    await shop.api.deps.connection.collection<(typeof placed)[number]>('orders').insertMany(placed);
  });

  // API-6
  test.each(
    [
      {},
      { status: ['pending'] },
      { status: ['pending', 'delivered'] },
      { channel: ['keg'] },
      { status: ['delivered'], channel: ['keg'] },
    ].flatMap((filters) => ORDER_SORTS.map((sort) => ({ ...filters, sort }))),
  )('asked for by %j reads only its own orders, at first and far down the list', async (query) => {
    const { after, cursorOf } = sortingOf(query.sort);
    const read = ({ condition, keys }: ReturnType<typeof after>[number]) =>
      orders()
        .find({ $and: [{ state: 'placed' }, byIndex(query), condition] })
        .sort(keys)
        .lean();
    const [whole] = after(undefined);
    // An order far down the list, after which a page continues.
    const [middle] = await read(whole as NonNullable<typeof whole>)
      .skip(100)
      .limit(1);
    for (const part of [undefined, middle && cursorOf(middle)].flatMap(after)) {
      const plan = await read(part).limit(10).explain('executionStats');
      const { executionStats } = plan as unknown as Explained;
      expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(10);
    }
  });

  // API-6
  test('a day by total is sorted without reading its orders', async () => {
    const query = {
      sort: '-totalAmount',
      from: '2026-11-20',
      to: '2026-11-20',
      status: ['pending'],
    } as const;
    const dated = { orderDate: { $gte: at, $lt: new Date('2026-11-21T08:00:00.000Z') } };
    const page = sortedPeriod(
      orders().find({ $and: [{ state: 'placed' }, byIndex({ ...query, status: [...query.status] }), dated] }),
    ).sort({ totalAmount: -1, _id: -1 });
    const { executionStats } = (await page.limit(10).explain('executionStats')) as unknown as Explained;
    expect(executionStats.totalDocsExamined).toBe(0);
    expect(executionStats.totalKeysExamined).toBeLessThan(1_000);
  });

  // API-6
  test.each([
    [['pub 0', 'pub 1'], 15],
    [['ale 7', 'ale 9', 'ale 11'], 10],
    [['ale 7'], 5],
    [['unknown'], 0],
  ])('found by the texts %j reads only its own orders', async (texts, most) => {
    const wanted = { state: 'placed' as const, texts: { $in: texts } };
    const page = orders().find(wanted).sort({ orderDate: -1, _id: -1 }).limit(10);
    const { executionStats } = (await page.explain('executionStats')) as unknown as Explained;
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most);
    expect(executionStats.totalKeysExamined).toBeLessThanOrEqual(most + texts.length);
  });
});
