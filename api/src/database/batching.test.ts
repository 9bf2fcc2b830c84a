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
  test('run at once when none is running, and together after one that is', async () => {
    const { runs, call } = heldCalls();
    const first = call('a');
    const later = [call('b'), call('c')];
    expect(runs.map(({ items }) => items)).toEqual([['a']]);
    runs[0]?.end();
    expect(await first).toBe('A');
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
    runs[1]?.end();
    expect(await Promise.all(later)).toEqual(['B', 'C']);
  });

  test('fail with their batch; the next batch runs all the same', async () => {
    const { runs, call } = heldCalls();
    const failing = call('a');
    const next = call('b');
    runs[0]?.end(new Error('the database is gone'));
    await expect(failing).rejects.toThrow('the database is gone');
    runs[1]?.end();
    expect(await next).toBe('B');
  });
});
