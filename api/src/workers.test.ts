import { testApi } from '../test/test-api.ts';
import type { Worker } from './requests/follow-ups/index.ts';
import { createOrderWorker, followUpSources, orderTasks } from './workers.ts';

const api = testApi({ monitorCommands: true });

afterEach(() => jest.restoreAllMocks());

test('one lane looks for what is due; the next looks while the one before it is at work', async () => {
  const ends: (() => void)[] = [];
  const runDue = () =>
    new Promise<number>((resolve) => {
      ends.push(() => resolve(0));
    });
  const tasks = orderTasks(api.deps, { runDue } as Worker);
  const { signal } = new AbortController();
  const look = (lane: number) => tasks.find(({ name }) => name === `follow-ups ${lane}`)?.run(signal);
  const first = look(1);
  await look(2);
  expect(ends).toHaveLength(1);
  const later = performance.now() + 101;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await look(3);
  const second = look(2);
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  await Promise.all([first, second]);
  await look(2);
  expect(ends).toHaveLength(2);
});

test('while nothing is due, a look asks each collection once', async () => {
  const asked: string[] = [];
  api.deps.connection.getClient().on('commandStarted', ({ command, commandName }) => {
    asked.push(`${commandName} ${command[commandName]}`);
  });
  await createOrderWorker(api.deps).runDue();
  const collections = followUpSources(api.deps).map(({ collection }) => `find ${collection.name}`);
  expect(asked.sort()).toEqual(collections.sort());
});
