import { pictureWork } from './work.ts';

// PRODUCT-19
test('work on pictures is done one piece after the other, and refused beyond a hundred that wait', async () => {
  let [running, most] = [0, 0];
  const work = () =>
    pictureWork(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    });
  const answers = await Promise.allSettled(Array.from({ length: 120 }, work));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(most).toBe(1);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } });
  await expect(work()).resolves.toBeUndefined();
});
