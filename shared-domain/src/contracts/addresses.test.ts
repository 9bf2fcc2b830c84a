import fc from 'fast-check';
import { isPostalCode, normalisePhone, normalisePostalCode } from './addresses.ts';

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
