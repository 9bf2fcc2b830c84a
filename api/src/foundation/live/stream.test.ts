import { mongo } from 'mongoose';
import { testApi } from '../../../test/test-api.ts';

type Event = { topic: string; number?: number };

/** A change stream as the driver makes it on a cluster. */
function stream() {
  const hearers: ((event: Event) => void)[] = [];
  const closed = Promise.withResolvers<never>();
  return {
    /** Brings an event to the one who waits for it. */
    send: async (event: Event) => {
      while (hearers.length === 0) await new Promise(setImmediate);
      hearers.shift()?.(event);
      while (hearers.length === 0) await new Promise(setImmediate);
    },
    tryNext: async () => null,
    next: () => Promise.race([closed.promise, new Promise<Event>((hear) => void hearers.push(hear))]),
    close: async () => closed.reject(new Error('ChangeStream is closed')),
    break: () => closed.reject(new Error('the history of changes is lost')),
  };
}

describe('on a cluster, the revisions', () => {
  const api = testApi();
  let made: ReturnType<typeof stream>;
  let watched: jest.SpyInstance;
  beforeEach(() => {
    made = stream();
    watched = jest.spyOn(mongo.Collection.prototype, 'watch').mockImplementation((() => made) as never);
    jest.spyOn(mongo.Db.prototype, 'command').mockImplementation((async () => ({ setName: 'rs0' })) as never);
  });
  afterEach(() => jest.restoreAllMocks());

  const followed = () => {
    const ending = new AbortController();
    const heard: number[] = [];
    const end = api.deps.live.listen('orders', (revision) => heard.push(revision));
    const run = api.deps.live.task.run(ending.signal).finally(end);
    return { heard, run, ending };
  };

  test('are followed by a change stream, which ends with the process', async () => {
    const { heard, run, ending } = followed();
    await made.send({ topic: 'orders', number: 7 });
    await made.send({ topic: 'orders', number: 6 });
    await made.send({ topic: 'orders' });
    expect(heard).toEqual([7]);
    ending.abort();
    await run;
    expect(watched).toHaveBeenCalledTimes(1);
  });

  test('are read when the stream breaks', async () => {
    const { heard, run } = followed();
    await made.send({ topic: 'orders', number: 9 });
    made.break();
    await expect(run).rejects.toThrow('the history of changes is lost');
    expect(heard.slice(-2)).toEqual([9, 0]);
  });
});
