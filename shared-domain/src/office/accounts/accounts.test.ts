import fc from 'fast-check';
import { postalCodeIn, purchasesOf } from './index.ts';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const on = (day: string, cents: number) => ({ at: new Date(`${day}T20:00:00.000Z`), cents });

// LICENCE-15
test.each([
  ['no orders', [], { year: [0, 0, 0], before: [0, 0, 0], every: undefined }],
  ['one order', [on('2026-11-01', 1001)], { year: [1, 1001, 1001], before: [0, 0, 0], every: undefined }],
  [
    'three orders, half a cent rounded up',
    [on('2026-11-01', 1000), on('2026-11-08', 1001), on('2026-11-19', 1000), on('2025-11-01', 500)],
    { year: [3, 3001, 1000], before: [1, 500, 500], every: 11 },
  ],
  [
    'two orders on one day',
    [on('2026-11-01', 100), on('2026-11-01', 101), on('2026-11-08', 100), on('2026-11-15', 100)],
    { year: [4, 401, 100], before: [0, 0, 0], every: 7 },
  ],
])('the figures of %s', (_what, orders, { year, before, every }) => {
  const buying = purchasesOf(orders, NOW);
  expect([buying.year.orders, buying.year.cents, buying.year.average]).toEqual(year);
  expect([buying.yearBefore.orders, buying.yearBefore.cents, buying.yearBefore.average]).toEqual(before);
  expect(buying.everyDays).toBe(every);
});

// LICENCE-15
test('an order counts in one year at most, in whatever order they come', () => {
  const order = fc.record({ daysAgo: fc.nat(900), cents: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), (list) => {
      const orders = list.map(({ daysAgo, cents }) => ({
        at: new Date(NOW.getTime() - daysAgo * 86_400_000),
        cents,
      }));
      const buying = purchasesOf(orders, NOW);
      expect(buying.year.orders + buying.yearBefore.orders).toBe(
        list.filter(({ daysAgo }) => daysAgo < 730).length,
      );
      expect(purchasesOf([...orders].reverse(), NOW)).toEqual(buying);
    }),
  );
});

test.each([
  ['212 Carrall Street, Vancouver, BC V6B 2J2', 'V6B 2J2'],
  ['v6b2j2', 'v6b2j2'],
  ['212 Carrall Street', undefined],
  [undefined, undefined],
])('the postal code in %j is %j', (address, code) => {
  expect(postalCodeIn(address)).toBe(code);
});
