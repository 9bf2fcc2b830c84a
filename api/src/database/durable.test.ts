import { isDuplicate } from './durable.ts';

test.each([
  [{ code: 11_000 }, true],
  [{ code: 14_031 }, false],
  [{ code: 11_000, writeErrors: [{ code: 11_000 }, { code: 11_000 }] }, true],
  // A batch: one document was there already, for the next the disk had no space.
  [{ code: 11_000, writeErrors: [{ code: 11_000 }, { code: 14_031 }] }, false],
  [{ code: 11_000, writeErrors: { code: 11_000 } }, true],
])('of a write that failed with %j, that it failed for a taken id alone is %s', (cause, expected) => {
  expect(isDuplicate(cause)).toBe(expected);
});
