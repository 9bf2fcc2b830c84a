import { testApi } from '../test/test-api.ts';
import { buildIndexes } from './models.ts';
import { orderModel } from './orders/order/index.ts';

const api = testApi({ monitorCommands: true });

test('indexes are built a few at once, so that none waits for a connection until it gives up', async () => {
  const { connection } = api.deps;
  const building = new Set<number>();
  const atOnce: number[] = [];
  connection.getClient().on('commandStarted', ({ commandName, requestId }) => {
    if (commandName === 'createIndexes') atOnce.push(building.add(requestId).size);
  });
  connection.getClient().on('commandSucceeded', ({ requestId }) => building.delete(requestId));
  await buildIndexes(connection);
  expect(atOnce.length).toBeGreaterThan(20);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(8);
});

test('an index that an earlier release built is dropped, one that the operator added stays', async () => {
  const { connection } = api.deps;
  const orders = orderModel(connection).collection;
  await orders.createIndex({ state: 1, updatedAt: -1 });
  await orders.createIndex({ accountName: 1 });
  await Promise.all([buildIndexes(connection), buildIndexes(connection)]);
  const names = (await orders.listIndexes().toArray()).map(({ name }) => name);
  expect(names).not.toContain('state_1_updatedAt_-1');
  expect(names).toContain('accountName_1');
});
