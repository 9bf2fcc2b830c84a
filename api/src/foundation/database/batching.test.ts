import { setImmediate as nextTurn } from 'node:timers/promises';
import { batched } from './batching.ts';

/** Batches that run until they are ended. */
function heldCalls() {
  const runs: { items: string[]; end: (cause?: Error) => void }[] = [];
  const call = batched(
    (items: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const results = items.map((item) => item.toUpperCase());
        runs.push({ items, end: (cause) => (cause ? reject(cause) : resolve(results)) });
      }),
  );
  return { runs, call };
}

describe('batched calls', () => {
  test('of one turn run together, and later ones after those', async () => {
    const { runs, call } = heldCalls();
    const first = [call('a'), call('b')];
    await nextTurn();
    const later = [call('c'), call('d')];
    await nextTurn();
    expect(runs.map(({ items }) => items)).toEqual([['a', 'b']]);
    runs[0]?.end();
    expect(await Promise.all(first)).toEqual(['A', 'B']);
    await nextTurn();
    expect(runs.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    runs[1]?.end();
    expect(await Promise.all(later)).toEqual(['C', 'D']);
  });

  test('fail with their batch; the next batch runs all the same', async () => {
    const { runs, call } = heldCalls();
    const failing = call('a');
    await nextTurn();
    const next = call('b');
    runs[0]?.end(new Error('the database is gone'));
    await expect(failing).rejects.toThrow('the database is gone');
    await nextTurn();
    runs[1]?.end();
    expect(await next).toBe('B');
  });
});
