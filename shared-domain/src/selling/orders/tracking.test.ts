import fc from 'fast-check';
import {
  CARRIER_IDS,
  type Carrier,
  carriersOf,
  trackingNumber,
  trackingPage,
  trackingText,
} from './index.ts';

// SHIPPING-9
test.each<[string, Carrier[]]>([
  ['7035 1144 7713 8472', ['canada-post']],
  ['rn 123 456 789 ca', ['canada-post']],
  ['520123456789', ['purolator', 'fedex']],
  ['CGK-000123456', ['purolator']],
  ['1z 999 aa1 01 2345 6784', ['ups']],
  ['123456789012345', ['fedex']],
  ['D420352470000001234567', ['canpar']],
  ['12', []],
  ['', []],
  ['1Z999AA10123456784<', []],
])('the number %s may be of %j', (typed, carriers) => {
  expect(carriersOf(trackingNumber(typed))).toEqual(carriers);
});

// SHIPPING-9
test("a number leads to its carrier's page", () => {
  const parcel = { carrier: 'canada-post', number: '7035114477138472' } as const;
  expect(trackingPage(parcel)).toBe(
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=7035114477138472',
  );
  expect(trackingText(parcel)).toBe('Canada Post 7035114477138472');
});

test('whatever is typed, a page is of its carrier and its number is one part of the address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARRIER_IDS), fc.string(), (carrier, typed) => {
      const number = trackingNumber(typed);
      const page = trackingPage({ carrier, number });
      expect(new URL(page).protocol).toBe('https:');
      expect(page.endsWith(encodeURIComponent(number))).toBe(true);
      expect(trackingNumber(number)).toBe(number);
    }),
  );
});
