import fc from 'fast-check';
import { addDays, dayOf, endOfDay, startOfDay } from '../../foundation/dates/index.ts';
import {
  endDatesAt,
  LICENCE_GRACE_DAYS,
  licenceKey,
  mayOrder,
  REMINDER_DAYS,
  type Reminder,
  reminderDue,
  STANDINGS,
  standingOf,
} from './index.ts';

// LICENCE-18
test.each([
  ['305-218', '305218'],
  ['305 218', '305218'],
  [' 305\u2013218 ', '305218'],
  ['\u2011305\u2212218\u2014', '305218'],
  ['\uff13\uff10\uff15\uff0d\uff12\uff11\uff18', '305218'],
  ['305\u00a0218\u200b', '305218'],
  ["l'305\u2019a", 'L305A'],
  ['0305218', '0305218'],
  [' - ', ''],
])('the licence number %j is identified by %j', (number, key) => {
  expect(licenceKey(number)).toBe(key);
});

const NOON = new Date('2026-11-24T20:00:00.000Z');

// LICENCE-8
test.each([
  ['2027-01-24', 'active', 61],
  ['2027-01-23', 'ends-soon', 60],
  ['2026-11-24', 'ends-soon', 0],
  ['2026-11-23', 'in-grace', -1],
  ['2026-11-10', 'in-grace', -14],
  ['2026-11-09', 'lapsed', -15],
] as const)(
  'on November 24 a licence that ends on %s is %s, %i days from its end',
  (endDate, standing, daysLeft) => {
    expect(standingOf({ endDate }, NOON, LICENCE_GRACE_DAYS)).toMatchObject({ standing, daysLeft, endDate });
  },
);

// LICENCE-8
test.each([
  ['the last millisecond of the end date', '2024-11-24', '2024-11-25T07:59:59.999Z', 'ends-soon'],
  ['the first of grace', '2024-11-24', '2024-11-25T08:00:00.000Z', 'in-grace'],
  ['the last of grace', '2024-11-24', '2024-12-09T07:59:59.999Z', 'in-grace'],
  ['the first after grace', '2024-11-24', '2024-12-09T08:00:00.000Z', 'lapsed'],
  ['the last of grace over clocks going forward', '2025-03-02', '2025-03-17T06:59:59.999Z', 'in-grace'],
  ['the first after it', '2025-03-02', '2025-03-17T07:00:00.000Z', 'lapsed'],
  ['the last of grace over clocks going back', '2025-10-25', '2025-11-09T07:59:59.999Z', 'in-grace'],
  ['the first after that', '2025-10-25', '2025-11-09T08:00:00.000Z', 'lapsed'],
  ['the end of a day of 23 hours', '2025-03-09', '2025-03-10T06:59:59.999Z', 'ends-soon'],
  ['the last moment of a year', '2024-12-31', '2025-01-01T07:59:59.999Z', 'ends-soon'],
  ['the first of the next', '2024-12-31', '2025-01-01T08:00:00.000Z', 'in-grace'],
  ['the end of a leap day', '2024-02-29', '2024-03-01T07:59:59.999Z', 'ends-soon'],
  ['the day after a leap day', '2024-02-29', '2024-03-01T08:00:00.000Z', 'in-grace'],
  ['a February 29 that its year has not', '2025-02-29', '2025-06-01T08:00:00.000Z', 'active'],
])('%s: a licence until %s is at %s %s', (_, endDate, at, standing) => {
  expect(standingOf({ endDate }, new Date(at), LICENCE_GRACE_DAYS).standing).toBe(standing);
});

// LICENCE-8
test.each([
  [{}],
  [{ endDate: null }],
  [{ endDate: undefined, standing: 'active' as const }],
  [{ endDate: '' }],
])('a licence without an end date (%j) is active and has no days', (licence) => {
  expect(standingOf(licence, NOON, LICENCE_GRACE_DAYS)).toEqual({ standing: 'active' });
  expect(reminderDue(licence, NOON)).toBeNull();
});

// LICENCE-8
test('a suspended licence is suspended whatever its dates, and keeps them', () => {
  expect(standingOf({ standing: 'suspended' }, NOON, LICENCE_GRACE_DAYS)).toEqual({ standing: 'suspended' });
  expect(standingOf({ standing: 'suspended', endDate: '2027-05-31' }, NOON, LICENCE_GRACE_DAYS)).toEqual({
    standing: 'suspended',
    endDate: '2027-05-31',
    daysLeft: 188,
    ordersUntil: '2027-06-14',
  });
});

// LICENCE-8
test('the grace period is a setting, 14 days until staff set others', () => {
  expect(LICENCE_GRACE_DAYS).toBe(14);
  expect(standingOf({ endDate: '2026-11-20' }, NOON, 3).standing).toBe('lapsed');
  expect(standingOf({ endDate: '2026-11-20' }, NOON, 4).standing).toBe('in-grace');
  expect(standingOf({ endDate: '2026-11-23' }, NOON, 0)).toMatchObject({
    standing: 'lapsed',
    ordersUntil: '2026-11-23',
  });
});

test("only a lapsed or suspended licence can't order", () => {
  expect(STANDINGS.filter((standing) => !mayOrder(standing))).toEqual(['lapsed', 'suspended']);
});

// LICENCE-12
test.each([
  ['2027-01-24', [], null],
  ['2027-01-23', [], 60],
  ['2026-12-25', [60], null],
  ['2026-12-24', [60], 30],
  ['2026-12-02', [60, 30], null],
  ['2026-12-01', [60, 30], 7],
  ['2026-11-24', [60, 30], 7],
  ['2026-11-24', [60, 30, 7], null],
  ['2026-11-23', [], null],
  ['2026-12-14', [], 30],
  ['2026-12-14', [30], null],
  ['2026-11-26', [60], 7],
])('a licence that ends on %s and was reminded at %j days is owed %j', (endDate, sent, due) => {
  const reminders = sent.map((days) => ({ endDate, days }));
  expect(reminderDue({ endDate }, NOON, reminders)).toBe(due);
});

// LICENCE-12
test('a new end date starts the reminders over, and a suspended licence gets none', () => {
  const sent = REMINDER_DAYS.map((days) => ({ endDate: '2025-12-14', days }));
  expect(reminderDue({ endDate: '2026-12-14' }, NOON, sent)).toBe(30);
  expect(reminderDue({ endDate: '2026-12-14', standing: 'suspended' }, NOON)).toBeNull();
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));
const instants = days.chain((day) =>
  fc
    .integer({ min: startOfDay(day).getTime(), max: endOfDay(day).getTime() })
    .map((milliseconds) => new Date(milliseconds)),
);

test("a standing changes only at midnight in the company's time zone", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -100, max: 100 }), (at, ahead) => {
      const endDate = addDays(dayOf(at), ahead);
      const whole = standingOf({ endDate }, at, LICENCE_GRACE_DAYS);
      expect(standingOf({ endDate }, startOfDay(dayOf(at)), LICENCE_GRACE_DAYS)).toEqual(whole);
      expect(standingOf({ endDate }, endOfDay(dayOf(at)), LICENCE_GRACE_DAYS)).toEqual(whole);
    }),
  );
});

test("over time a licence passes through its standings in order, and one that can't order never can again", () => {
  fc.assert(
    fc.property(instants, instants, days, fc.integer({ min: 0, max: 60 }), (one, other, endDate, grace) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const place = (at: Date) => STANDINGS.indexOf(standingOf({ endDate }, at, grace).standing);
      expect(place(earlier)).toBeLessThanOrEqual(place(later));
    }),
  );
});

test('a search by end dates finds what the rule says, in exactly one of its ranges', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 60 }),
      (at, ahead, grace) => {
        const endDate = addDays(dayOf(at), ahead);
        const found = Object.entries(endDatesAt(at, grace)).filter(
          ([, range]) => (!('from' in range) || range.from <= endDate) && endDate <= range.until,
        );
        const { standing } = standingOf({ endDate }, at, grace);
        expect(found.map(([name]) => name)).toEqual(standing === 'active' ? [] : [standing]);
      },
    ),
  );
});

test('however often the check runs, each reminder is sent at most once, and the last one before the end always is', () => {
  fc.assert(
    fc.property(
      days,
      fc.uniqueArray(fc.integer({ min: -20, max: 100 }), { maxLength: 30 }),
      (endDate, looks) => {
        const sent: Reminder[] = [];
        for (const before of looks.toSorted((one, other) => other - one)) {
          const due = reminderDue({ endDate }, startOfDay(addDays(endDate, -before)), sent);
          if (due !== null) sent.push({ endDate, days: due });
        }
        const counted = sent.map((one) => one.days);
        expect(new Set(counted).size).toBe(counted.length);
        expect(counted).toEqual(counted.toSorted((one, other) => other - one));
        if (looks.some((before) => before >= 0 && before <= 7)) expect(counted.at(-1)).toBe(7);
      },
    ),
  );
});
