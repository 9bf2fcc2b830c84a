import { testApi } from '../test/test-api.ts';
import { buildIndexes } from './models.ts';

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
