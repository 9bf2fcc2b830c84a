import fc from 'fast-check';
import {
  addDays,
  type Dated,
  dayOf,
  daysBetween,
  endOfDay,
  endsAt,
  instantAt,
  isDay,
  longDate,
  startOfDay,
  startsAt,
  valueOn,
} from './index.ts';

// MONEY-5
test.each([
  ['2025-07-01T06:59:59.999Z', '2025-06-30'],
  ['2025-07-01T07:00:00.000Z', '2025-07-01'],
  ['2025-01-01T07:59:59.999Z', '2024-12-31'],
  ['2025-01-01T08:00:00.000Z', '2025-01-01'],
  ['1969-07-20T20:17:40.500Z', '1969-07-20'],
])('at %s it is %s in Vancouver', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

// MONEY-5
test.each([
  ['an ordinary summer day', '2025-07-01', '2025-07-01T07:00:00.000Z', '2025-07-02T06:59:59.999Z'],
  ['an ordinary winter day', '2025-01-15', '2025-01-15T08:00:00.000Z', '2025-01-16T07:59:59.999Z'],
  ['the spring day of 23 hours', '2025-03-09', '2025-03-09T08:00:00.000Z', '2025-03-10T06:59:59.999Z'],
  ['the autumn day of 25 hours', '2025-11-02', '2025-11-02T07:00:00.000Z', '2025-11-03T07:59:59.999Z'],
  ['the day after the spring change', '2025-03-10', '2025-03-10T07:00:00.000Z', '2025-03-11T06:59:59.999Z'],
  ['the day after the autumn change', '2025-11-03', '2025-11-03T08:00:00.000Z', '2025-11-04T07:59:59.999Z'],
])('%s begins and ends at its own midnights', (_, day, first, last) => {
  expect(startOfDay(day).toISOString()).toBe(first);
  expect(endOfDay(day).toISOString()).toBe(last);
});

// DELIVERY-4
test.each([
  ['in winter', '2025-01-15', '14:00', '2025-01-15T22:00:00.000Z'],
  ['in summer', '2025-07-15', '14:00', '2025-07-15T21:00:00.000Z'],
  ['after the clocks go forward', '2025-03-09', '14:00', '2025-03-09T21:00:00.000Z'],
  ['before they go forward', '2025-03-09', '01:59', '2025-03-09T09:59:00.000Z'],
  ['in the hour that is skipped', '2025-03-09', '02:30', '2025-03-09T10:30:00.000Z'],
  ['in the hour that comes twice', '2025-11-02', '01:30', '2025-11-02T08:30:00.000Z'],
  ['after the clocks go back', '2025-11-02', '14:00', '2025-11-02T22:00:00.000Z'],
])('a time of a day %s is one instant', (_, day, time, instant) => {
  expect(instantAt(day, time).toISOString()).toBe(instant);
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));

test('every instant of a day belongs to it, from its first to its last', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(dayOf(startOfDay(day))).toBe(day);
      expect(dayOf(endOfDay(day))).toBe(day);
      expect(dayOf(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
});

test('days are counted on the calendar', () => {
  expect(daysBetween('2025-02-28', '2025-03-01')).toBe(1);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-03-10', '2025-03-01')).toBe(-9);
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

test('adding days and counting them agree', () => {
  const counts = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(days, counts, (day, count) => expect(daysBetween(day, addDays(day, count))).toBe(count)),
  );
});

test.each([
  ['2025-02-28', true],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['2025-1-1', false],
  ['x2025-01-01', false],
  ['2025-01-01T00:00:00Z', false],
  ['', false],
  // MONEY-9
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['1899-12-31', false],
  ['3000-01-01', false],
  ['0000-01-01', false],
])('whether "%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a long date is written out', () => {
  expect(longDate('2026-12-24')).toBe('December 24, 2026');
});

// MONEY-6
test('a date without a time means that whole day in Vancouver', () => {
  expect(startsAt('2025-07-01')?.toISOString()).toBe('2025-07-01T07:00:00.000Z');
  expect(endsAt('2025-07-01')?.toISOString()).toBe('2025-07-02T06:59:59.999Z');
  expect(startsAt(' 2025-07-01 ')?.toISOString()).toBe('2025-07-01T07:00:00.000Z');
});

// MONEY-6
test('a date with a time means that instant', () => {
  expect(startsAt('2025-07-01T12:00:00-07:00')?.toISOString()).toBe('2025-07-01T19:00:00.000Z');
  expect(endsAt('2025-07-01T12:00:00Z')?.toISOString()).toBe('2025-07-01T12:00:00.000Z');
});

// MONEY-6
test.each([
  ['2025-07-01T12:00', '2025-07-01T19:00:00.000Z'],
  ['2025-01-15T09:30:15.250', '2025-01-15T17:30:15.250Z'],
  ['2025-11-02T23:59:59', '2025-11-03T07:59:59.000Z'],
])('%s, without a zone, is a time in Vancouver on every machine', (text, instant) => {
  expect(startsAt(text)?.toISOString()).toBe(instant);
  expect(endsAt(text)?.toISOString()).toBe(instant);
});

test.each([
  undefined,
  null,
  '',
  '  ',
  'soon',
  '2025-02-30',
  '01/07/2025',
  '2025-07-01Tnoon',
  '2025-07-01T25:00',
  'on 2025-07-01T12:00:00Z',
  '0000-01-01T12:00:00Z',
  '9999-12-31T12:00:00Z',
])('%p is no date', (text) => {
  expect(startsAt(text)).toBeNull();
  expect(endsAt(text)).toBeNull();
});

// MONEY-7
describe('a dated table', () => {
  const table: readonly Dated<string>[] = [
    { from: '2020-01-01', until: '2025-03-31', value: 'old' },
    { from: '2025-04-01', until: null, value: 'new' },
  ];

  test.each([
    ['2020-01-01', 'old'],
    ['2025-03-31', 'old'],
    ['2025-04-01', 'new'],
    ['2099-12-31', 'new'],
  ])('says on %s: %s', (day, value) => {
    expect(valueOn(table, day)).toBe(value);
  });

  test("refuses a day that it doesn't cover", () => {
    expect(() => valueOn(table, '2019-12-31')).toThrow(new RangeError("the table doesn't cover 2019-12-31"));
  });
});
