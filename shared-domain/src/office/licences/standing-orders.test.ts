import fc from 'fast-check';
import { addDays, daysBetween, startOfDay } from '../../foundation/dates/index.ts';
import { WEEKDAYS, weekdayNumber } from '../../selling/delivery/index.ts';
import { firstDay, nextDay, offeredFrom, offeredLine, rhythmText } from './index.ts';

// STANDING-1
test.each([
  [1, '2026-11-23', '2026-11-24'],
  [1, '2026-11-24', '2026-12-01'],
  [1, '2026-11-01', '2026-11-24'],
  [2, '2026-11-24', '2026-12-08'],
  [2, '2026-12-01', '2026-12-08'],
  [2, '2026-12-08', '2026-12-22'],
] as const)('of a Tuesday every %i weeks from 24 November, the day after %s is %s', (weeks, after, next) => {
  expect(nextDay({ weekday: 2, weeks, from: '2026-11-24' }, after)).toBe(next);
});

// STANDING-1
test('a rhythm falls on its weekday, after the day it was chosen, in whole steps', () => {
  const offset = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...WEEKDAYS),
      fc.constantFrom(1, 2),
      offset,
      offset,
      (weekday, weeks, a, b) => {
        const today = addDays('2026-01-01', a);
        const from = firstDay(weekday, today);
        expect(daysBetween(today, from)).toBeGreaterThanOrEqual(1);
        expect(daysBetween(today, from)).toBeLessThanOrEqual(7);
        const after = addDays('2026-01-01', b);
        const next = nextDay({ weekday, weeks, from }, after);
        expect(weekdayNumber(next)).toBe(weekday);
        expect(next > after).toBe(true);
        expect(daysBetween(from, next) % (7 * weeks)).toBe(0);
      },
    ),
  );
});

// STANDING-1, STANDING-2
test('it is named by its weekday, and offered from the start of the day before', () => {
  expect(rhythmText({ weekday: 2, weeks: 1 })).toBe('Every Tuesday');
  expect(rhythmText({ weekday: 5, weeks: 2 })).toBe('Every second Friday');
  expect(offeredFrom('2026-11-24')).toEqual(startOfDay('2026-11-23'));
});

const line = { productId: 'IPA', productName: 'Gantry IPA', quantity: 4, unitPrice: 6600 };

// STANDING-3
test.each([
  [6600, undefined, 4, []],
  [7440, undefined, 4, ['$66.00 last time, $74.40 now']],
  [6000, undefined, 4, ['$66.00 last time, $60.00 now']],
  [7440, 3, 3, ['Only 3 of 4 left', '$66.00 last time, $74.40 now']],
  [6600, 0, 0, ['Not available at the moment']],
  [undefined, undefined, 0, ['Not available at the moment']],
] as const)('at %p cents with %p left, %i are offered', (price, left, quantity, notes) => {
  expect(offeredLine(line, price, left)).toMatchObject({ asked: 4, quantity, notes });
});
