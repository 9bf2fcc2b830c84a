import { isDuplicate } from './durable.ts';

test.each([
  [{ code: 11_000 }, true],
  [{ code: 14_031 }, false],
  [{ code: 11_000, writeErrors: [{ code: 11_000 }, { code: 11_000 }] }, true],
  // A batch: one document existed already, for the next the disk was full.
  [{ code: 11_000, writeErrors: [{ code: 11_000 }, { code: 14_031 }] }, false],
  [{ code: 11_000, writeErrors: { code: 11_000 } }, true],
])('a write that failed with %j failed only because of an existing id: %s', (cause, expected) => {
  expect(isDuplicate(cause)).toBe(expected);
});
