import { periodProblem } from './index.ts';

test.each([
  ['2026-01-01', '2026-01-01', undefined],
  ['2025-12-31', '2026-12-31', undefined],
  ['2024-01-01', '2025-01-01', undefined],
  ['2024-01-01', '2025-01-02', { end: 'to', message: 'Please choose at most a year' }],
  ['2026-01-02', '2026-01-01', { end: 'to', message: 'The last day is before the first' }],
  ['', '2026-01-01', { end: 'from', message: 'Please enter a valid date' }],
  ['2026-01-01', '2026-02-30', { end: 'to', message: 'Please enter a valid date' }],
])('a period from %s to %s: %j', (from, to, problem) => {
  expect(periodProblem({ from, to })).toEqual(problem);
});
