import { dueOf } from './faults.ts';
import { memoryRows } from './figures.ts';

test.each([
  [200, 30],
  [7, 1],
  [1, 1],
])(
  'All of %i kills are due within %i minutes, evenly and in turn with the faults beside them',
  (kills, minutes) => {
    const dues = Array.from({ length: kills }, (_kill, place) => dueOf(place, kills, minutes * 60_000));
    const times = dues.flatMap(({ killMs, besideMs }) => [killMs, besideMs]);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(minutes * 60_000);
    expect(dues[0]?.killMs).toBeCloseTo((minutes * 30_000) / kills);
  },
);

test('The memory of the last half is said in tenths, with its slope', () => {
  const results = memoryRows([90, 95, 100.04, 100.16, 100.25, 100.37], 3_600_000).map(({ result }) => result);
  expect(results).toEqual(['100.4', '100.2', '100.4', '0.1 ± 0.0']);
});
