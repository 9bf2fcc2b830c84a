import fc from 'fast-check';
import { addDays, type Day, dayOf, valueOn } from '../../foundation/dates/index.ts';
import { depositFeeProduct, testProduct } from '../../goods/products/fixtures.ts';
import { closingOf, weekdayNumber } from './days.ts';
import {
  type DeliveryZone,
  deliveryDays,
  isPrefix,
  promiseOf,
  promiseText,
  tradeUnitsOf,
  WEEKDAYS,
  type Weekday,
  zoneOf,
} from './index.ts';
import { TRADE_UNITS } from './trade-units.ts';

const zone = (changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 'east',
  name: 'Vancouver East',
  prefixes: ['V5', 'V6A'],
  weekdays: [2, 4],
  cutOff: { daysBefore: 2, time: '14:00' },
  minimum: 12,
  colour: 'green',
  ...changes,
});

const at = (iso: string) => new Date(iso);
const written = (days: { day: Day; closes: Date }[]) =>
  days.map(({ day, closes }) => `${day} by ${closes.toISOString()}`);

// DELIVERY-2
test.each([
  ['V6A 1H4', 'east'],
  ['v6a1h4', 'east'],
  [' V6-A1 h4 ', 'east'],
  ['V5L', 'east'],
  ['V6B 1A1', 'downtown'],
  ['V6Z 2E6', 'rest'],
  ['V8X 1A1', undefined],
  ['', undefined],
])('the postal code "%s" is of the zone %s', (code, id) => {
  const zones = [
    zone({ id: 'rest', prefixes: ['V6'] }),
    zone(),
    zone({ id: 'downtown', prefixes: ['V6B'] }),
    zone({ id: 'empty', prefixes: [] }),
  ];
  expect(zoneOf(zones, code)?.id).toBe(id);
  expect(zoneOf([...zones].reverse(), code)?.id).toBe(id);
});

// DELIVERY-1
test.each([
  ['V', true],
  ['V6', true],
  ['V6B', true],
  ['V6B1A1', true],
  ['', false],
  ['6V', false],
  ['VB', false],
  ['V6B1A12', false],
  ['v6b', false],
])('whether "%s" is a postal-code prefix: %s', (text, expected) => {
  expect(isPrefix(text)).toBe(expected);
});

// DELIVERY-3, DELIVERY-4
describe('the next days of a zone', () => {
  test.each<[string, Partial<DeliveryZone>, string, string[]]>([
    [
      'are those of its weekdays',
      {},
      '2020-11-23T19:00:00Z',
      ['2020-11-26 by 2020-11-24T22:00:00.000Z', '2020-12-01 by 2020-11-29T22:00:00.000Z'],
    ],
    [
      'hold in the last second before the cut-off',
      {},
      '2020-11-24T21:59:59.999Z',
      ['2020-11-26 by 2020-11-24T22:00:00.000Z', '2020-12-01 by 2020-11-29T22:00:00.000Z'],
    ],
    [
      'go on at the cut-off to the minute',
      {},
      '2020-11-24T22:00:00.000Z',
      ['2020-12-01 by 2020-11-29T22:00:00.000Z', '2020-12-03 by 2020-12-01T22:00:00.000Z'],
    ],
    [
      'close by the clocks after they went forward',
      { weekdays: [7], cutOff: { daysBefore: 0, time: '14:00' } },
      '2025-03-08T20:00:00Z',
      ['2025-03-09 by 2025-03-09T21:00:00.000Z', '2025-03-16 by 2025-03-16T21:00:00.000Z'],
    ],
    [
      'close by the clocks before and after they went back',
      { weekdays: [1], cutOff: { daysBefore: 2, time: '14:00' } },
      '2025-10-24T20:00:00Z',
      ['2025-10-27 by 2025-10-25T21:00:00.000Z', '2025-11-03 by 2025-11-01T21:00:00.000Z'],
    ],
    [
      'close by the new clocks on the day on which they go back',
      { weekdays: [1], cutOff: { daysBefore: 1, time: '14:00' } },
      '2025-11-02T21:59:00Z',
      ['2025-11-03 by 2025-11-02T22:00:00.000Z', '2025-11-10 by 2025-11-09T22:00:00.000Z'],
    ],
    [
      'go over the new year',
      { weekdays: [5], cutOff: { daysBefore: 3, time: '09:30' } },
      '2020-12-28T20:00:00Z',
      ['2021-01-01 by 2020-12-29T17:30:00.000Z', '2021-01-08 by 2021-01-05T17:30:00.000Z'],
    ],
    [
      'begin today where the zone closes on the day itself',
      { weekdays: [1], cutOff: { daysBefore: 0, time: '11:00' } },
      '2020-11-23T18:59:00Z',
      ['2020-11-23 by 2020-11-23T19:00:00.000Z', '2020-11-30 by 2020-11-30T19:00:00.000Z'],
    ],
    ['are none of a zone without weekdays', { weekdays: [] }, '2020-11-23T19:00:00Z', []],
  ])('%s', (_, changes, now, expected) => {
    expect(written(deliveryDays(zone(changes), at(now), 2))).toEqual(expected);
  });

  test('skip closed dates without moving anything, even if the cut-off falls on one', () => {
    const closedDates = [
      { day: '2020-11-24', name: 'On the cut-off of the 26th' },
      { day: '2020-12-01', name: 'On a delivery day' },
    ];
    expect(written(deliveryDays(zone(), at('2020-11-23T19:00:00Z'), 2, closedDates))).toEqual([
      '2020-11-26 by 2020-11-24T22:00:00.000Z',
      '2020-12-03 by 2020-12-01T22:00:00.000Z',
    ]);
  });

  test('of two zones with cut-offs on the same day each close at their own', () => {
    const noon = zone({ id: 'west', cutOff: { daysBefore: 2, time: '12:00' } });
    const between = at('2020-11-24T21:00:00Z');
    expect(deliveryDays(noon, between, 1)[0]?.day).toBe('2020-12-01');
    expect(deliveryDays(zone(), between, 1)[0]?.day).toBe('2020-11-26');
  });

  const zones = fc
    .record({
      weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
      daysBefore: fc.integer({ min: 0, max: 14 }),
      hour: fc.integer({ min: 4, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    })
    .map(({ weekdays, daysBefore, hour, minute }) =>
      zone({
        weekdays: weekdays as Weekday[],
        cutOff: { daysBefore, time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` },
      }),
    );
  const instants = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });

  test('are in order, served, still open, and none is left out', () => {
    fc.assert(
      fc.property(zones, instants, (made, now) => {
        const days = deliveryDays(made, now, 5);
        const open = Array.from({ length: 60 }, (_, ahead) => addDays(dayOf(now), ahead)).filter(
          (day) => made.weekdays.includes(weekdayNumber(day)) && closingOf(made, day) > now,
        );
        expect(days.map(({ day }) => day)).toEqual(open.slice(0, 5));
        for (const { day, closes } of days) {
          expect(dayOf(closes)).toBe(addDays(day, -made.cutOff.daysBefore));
        }
      }),
    );
  });

  test('are the remaining ones when one becomes a closed date', () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 0, max: 3 }), (made, now, which) => {
        const before = deliveryDays(made, now, 4);
        const closed = before[which]?.day ?? '';
        const after = deliveryDays(made, now, 3, [{ day: closed, name: 'Closed' }]);
        expect(after).toEqual(before.filter(({ day }) => day !== closed));
      }),
    );
  });
});

// DELIVERY-6
describe('trade units', () => {
  const line = (changes: object, quantity: number) => ({ product: testProduct(changes), quantity });

  test('count a case once, a keg of up to 30 L twice, a 50 L keg four times, merchandise not at all', () => {
    const lines = [
      line({}, 6),
      line({ packagingType: '20L & 30L' }, 2),
      line({ packagingType: '50L' }, 1),
      line({ category: 'Merchandise' }, 7),
      { product: depositFeeProduct, quantity: 1 },
    ];
    expect(tradeUnitsOf(lines, '2020-11-23')).toBe(14);
    expect(tradeUnitsOf([], '2020-11-23')).toBe(0);
  });

  test('are defined for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (ahead) => {
        expect(valueOn(TRADE_UNITS, addDays('2000-01-01', ahead)).Packaged).toBeGreaterThan(0);
      }),
    );
  });
});

// DELIVERY-5, DELIVERY-7
describe('what an order is promised', () => {
  const plan = { zones: [zone()], closedDates: [{ day: '2020-12-01', name: 'Closed' }] };
  const chosen = { day: '2020-11-26', postalCode: 'V6A 1H4', units: 12 };

  test('is the day, the zone and what it was promised by', () => {
    expect(promiseOf(plan, chosen, at('2020-11-24T21:59:59.999Z'))).toEqual({
      kind: 'delivery',
      day: '2020-11-26',
      zone: { id: 'east', name: 'Vancouver East' },
      closes: '2020-11-24T22:00:00.000Z',
      units: 12,
      minimum: 12,
      postalCode: 'V6A 1H4',
    });
  });

  test.each([
    ['closed', {}, '2020-11-24T22:00:00.000Z'],
    ['closed', { day: '2020-11-25' }, '2020-11-23T19:00:00Z'],
    ['closed', { day: '2020-12-01' }, '2020-11-23T19:00:00Z'],
    ['closed', { day: '2022-11-23' }, '2020-11-23T19:00:00Z'],
    ['minimum', { units: 11 }, '2020-11-23T19:00:00Z'],
    ['outside', { postalCode: 'V8X 1A1' }, '2020-11-23T19:00:00Z'],
  ])('is refused as %s: %j at %s', (refusal, changes, now) => {
    expect(promiseOf(plan, { ...chosen, ...changes }, at(now))).toBe(refusal);
  });

  // DELIVERY-9
  test('is named with its year, or as pick-up', () => {
    const promise = promiseOf(plan, chosen, at('2020-11-23T19:00:00Z'));
    if (typeof promise === 'string') throw new Error(promise);
    expect(promiseText(promise)).toBe('Thursday, November 26, 2020, Vancouver East');
    expect(promiseText({ kind: 'pick-up' })).toBe('Pick-up at 1840 Powell Street, Vancouver, BC V5L 1P5');
  });
});
