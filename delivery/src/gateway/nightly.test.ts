import { untilNight } from './nightly.ts';

test.each([
  ['2026-11-23T10:59:00.000Z', 60_000],
  ['2026-11-23T11:00:00.000Z', 86_400_000],
  ['2026-11-23T23:00:00.000Z', 43_200_000],
])('After %s the next night is %i ms away', (now, milliseconds) => {
  expect(untilNight(Date.parse(now))).toBe(milliseconds);
});
