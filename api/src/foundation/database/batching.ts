import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from 'mongoose';

/** The largest batch, far below what the database takes in one message. */
const MOST = 200;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (cause: unknown) => void;
};

/**
 * Batches concurrent calls: those of one turn of the event loop run together, and those that arrive while they run form the
 * next batch. `run` takes the items of a batch and returns a result for each, in the same order. An error fails the whole batch.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;
  const work = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn();
      const batch = waiting.splice(0, MOST);
      try {
        const results = await run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, place) => {
          resolve(results[place] as Result);
        });
      } catch (cause) {
        for (const { reject } of batch) reject(cause);
      }
    }
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void work();
    });
}

/** Memoises a factory per object, by default per connection. */
export function oncePer<Made, Key extends object = Connection>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, Made>();
  return (key) => {
    const made = all.get(key) ?? make(key);
    all.set(key, made);
    return made;
  };
}
