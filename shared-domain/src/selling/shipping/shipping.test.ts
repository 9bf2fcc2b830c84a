import fc from 'fast-check';
import { PROVINCE_CODES, type Province } from '../../foundation/provinces/index.ts';
import { cheapestOf, chosenOf, estimatedShipping, isRemote } from './index.ts';

const day = '2026-11-20';

// SHIPPING-3
test.each([
  ['BC', 'V6B 1A1', 1495],
  ['AB', 'T2P 1J9', 1695],
  ['SK', 'S4P 3Y2', 1895],
  ['MB', 'R3C 4T3', 1995],
  ['ON', 'M5V 2T6', 2195],
  ['QC', 'H2Y 1C6', 2195],
  ['NB', 'E3B 1B5', 2495],
  ['NS', 'B3J 1S9', 2495],
  ['PE', 'C1A 4P3', 2495],
  ['NL', 'A1C 5M2', 2695],
  ['YT', 'Y1A 1C1', 3995],
  ['NT', 'X1A 1N5', 3995],
  ['NU', 'X0A 0H0', 4495],
  [null, 'V6B 1A1', 2295],
  [null, 'X1A 1N5', 2795],
  ['BC', 'Y1A 1C1', 1995],
  ['YT', 'V6B 1A1', 3995],
] as const)('the estimate for %p and %s is %d cents', (province, postalCode, amount) => {
  expect(estimatedShipping(province, postalCode, day)).toBe(amount);
});

// SHIPPING-3
test.each([
  ['x1a 1n5', true],
  [' Z9Z 9Z9', true],
  ['Y1A', true],
  ['V1X 1Y1', false],
  ['', false],
])('whether the postal code "%s" is remote: %s', (postalCode, expected) => {
  expect(isRemote('BC', postalCode)).toBe(expected);
});

const option = (serviceName: string, amount: number, transitDays: number) => ({
  serviceName,
  amount,
  transitDays,
});
const options = [
  option('Priority', 2740, 1),
  option('Expedited Parcel', 1420, 3),
  option('Regular', 1420, 5),
  option('Slow', 1420, 5),
];

// SHIPPING-2
test('the cheapest option is preselected, of equals the quickest', () => {
  expect(cheapestOf(options)?.serviceName).toBe('Expedited Parcel');
  expect(cheapestOf(options.slice(2))?.serviceName).toBe('Regular');
  expect(cheapestOf([])).toBeNull();
  expect(options[0]?.serviceName).toBe('Priority');
});

// SHIPPING-2
test('the customer may choose another', () => {
  expect(chosenOf(options, 'Priority')?.amount).toBe(2740);
  expect(chosenOf(options, 'Pigeon')?.serviceName).toBe('Expedited Parcel');
  expect(chosenOf(options, undefined)?.serviceName).toBe('Expedited Parcel');
  expect(chosenOf([], 'Priority')).toBeNull();
});

test('no option is ever cheaper than the cheapest', () => {
  const some = fc.array(
    fc.record({ serviceName: fc.string(), amount: fc.nat(10_000), transitDays: fc.nat(20) }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(some, (offered) => {
      const best = cheapestOf(offered);
      expect(offered.every(({ amount }) => best !== null && best.amount <= amount)).toBe(true);
    }),
  );
});

// MONEY-7
test('changed rates apply from their own day on', () => {
  const byProvince = Object.fromEntries(PROVINCE_CODES.map((code) => [code, 1000])) as Record<
    Province,
    number
  >;
  const value = { byProvince, otherwise: 2000, remoteSurcharge: 100 };
  const table = [{ from: '2027-01-01', until: null, value }];
  expect(estimatedShipping('BC', 'V6B 1A1', '2027-01-01', table)).toBe(1000);
  expect(() => estimatedShipping('BC', 'V6B 1A1', '2026-12-31', table)).toThrow(RangeError);
});
