import { testShop } from '../../../test/test-shop.ts';
import { orderModel } from '../../orders/order/index.ts';
import { deliveredOn } from './days.ts';

const shop = testShop();

type Explained = { stages: { $cursor?: { executionStats: { totalKeysExamined: number } } }[] };

// API-6
test('the days that have deliveries are read from an index, a key for each day and not for each order', async () => {
  const { connection } = shop.api.deps;
  const orders = Array.from({ length: 60 }, (_, place) => ({
    ...{ _id: `CBO-D${place}`, state: 'placed', status: 'delivered' },
    delivery: { kind: 'delivery', day: `2026-11-2${place % 3}`, units: 6 },
  }));
  await connection.collection<(typeof orders)[number]>('orders').insertMany(orders);
  const explained = (await orderModel(connection)
    .aggregate([deliveredOn({ $gte: '2026-11-01' }), { $group: { _id: '$delivery.day' } }])
    .explain('executionStats')) as unknown as Explained;
  await connection.collection('orders').deleteMany({});
  expect(JSON.stringify(explained)).toContain('DISTINCT_SCAN');
  expect(explained.stages[0]?.$cursor?.executionStats.totalKeysExamined).toBeLessThanOrEqual(7);
});
