import fc from 'fast-check';
import { isPostalCode, normalisePhone, normalisePostalCode, provinceOfPostalCode } from './addresses.ts';

// ORDER-4
test.each([
  ['v5l1p5', 'V5L 1P5'],
  ['V5L-1P5', 'V5L 1P5'],
  ['v5l1', 'V5L 1'],
  ['v5l', 'V5L'],
  ['', ''],
])('The postal code %j is written %j', (typed, written) => {
  expect(normalisePostalCode(typed)).toBe(written);
});

test('Formatting a postal code again changes nothing, and a valid one stays valid', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (typed) => {
      const written = normalisePostalCode(typed);
      expect(normalisePostalCode(written)).toBe(written);
      expect(isPostalCode(written)).toBe(isPostalCode(typed));
    }),
  );
});

// ORDER-4
test.each([
  ['6045550142', '604-555-0142'],
  ['(604) 555-0142', '604-555-0142'],
  ['+1 604.555.0142', '1-604-555-0142'],
  ['604 555 0142 ext. 7', '604 555 0142 ext. 7'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['604', '604'],
])('The phone number %j is written %j', (typed, written) => {
  expect(normalisePhone(typed)).toBe(written);
  expect(normalisePhone(written)).toBe(written);
});

// SHIPPING-8
test.each([
  ['A1A 1A1', 'NL'],
  ['B3H 1A1', 'NS'],
  ['C1A 1A1', 'PE'],
  ['E1A 1A1', 'NB'],
  ['g1a1a1', 'QC'],
  ['H1A 1A1', 'QC'],
  ['J1A 1A1', 'QC'],
  ['K1A 1A1', 'ON'],
  ['P1A 1A1', 'ON'],
  ['R1A 1A1', 'MB'],
  ['S1A 1A1', 'SK'],
  ['T1A 1A1', 'AB'],
  ['V6K 1N9', 'BC'],
  ['X0A 1A1', 'NU'],
  ['X1A 1A1', 'NT'],
  ['Y1A 1A1', 'YT'],
  ['V6K 1N', null],
  ['D1A 1A1', null],
])('The postal code %j is in %p', (code, province) => {
  expect(provinceOfPostalCode(code)).toBe(province);
});
