import fc from 'fast-check';
import { testProduct } from '../products/fixtures.ts';
import { isReduced, kegRetailPrice, priceOf, singleUnitPrice } from './index.ts';

const at = new Date('2025-07-05T19:00:00Z');
const onOffer = { ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' };

test.each([
  [61.2, 4.25],
  [60, 4.25],
  [62.4, 4.25],
  [62.41, 4.5],
  [57.6, 4],
  [72, 4.75],
  [66, 4.5],
  [74.4, 5],
  [118.8, 7.25],
  [0, 1],
  [0.01, 1.25],
  [4.8, 1.25],
  [4.81, 1.5],
])(
  'a case at %d dollars makes a single unit at %d: 1.25 x base / 24 + 1, up to the next quarter',
  (base, unit) => {
    expect(singleUnitPrice(Math.round(base * 100))).toBe(unit * 100);
  },
);

// PRICE-4
test.each([
  [219, 350.4],
  [262, 419.2],
  [149.99, 239.98],
  [0.03, 0.05],
  [0.02, 0.03],
  [0, 0],
])('a keg at %d dollars costs %d in the portal: base x 1.6', (base, price) => {
  expect(kegRetailPrice(Math.round(base * 100))).toBe(Math.round(price * 100));
});

// PRICE-2
test('the wholesale price is the base price, and says so', () => {
  expect(priceOf(testProduct(), 'licensee', at)).toEqual({
    channel: 'licensee',
    unit: 6120,
    ordinary: 6120,
    lto: 'none',
    components: [{ kind: 'base', label: 'Ordinary price', amount: 6120 }],
  });
});

test('a price of 0 still lists its components', () => {
  expect(priceOf(testProduct({ price: 0 }), 'licensee', at)).toMatchObject({
    unit: 0,
    components: [{ kind: 'base', label: 'Ordinary price', amount: 0 }],
  });
});

// PRICE-1
test('an active offer lowers the wholesale price', () => {
  const gantry = testProduct({ price: 74.4, ltoPrice: 66, ...onOffer });
  expect(priceOf(gantry, 'licensee', at)).toEqual({
    channel: 'licensee',
    unit: 6600,
    ordinary: 7440,
    lto: 'active',
    components: [
      { kind: 'base', label: 'Ordinary price', amount: 7440 },
      { kind: 'lto', label: 'Limited-time offer', amount: -840 },
    ],
  });
});

// PRICE-3
test('a retail price names the single-unit rule and the rounding', () => {
  const gantry = testProduct({ price: 74.4, ltoPrice: 66, ...onOffer });
  expect(priceOf(gantry, 'dtc', at)).toEqual({
    channel: 'dtc',
    unit: 450,
    ordinary: 500,
    lto: 'active',
    components: [
      { kind: 'base', label: 'Ordinary price', amount: 7440 },
      { kind: 'lto', label: 'Limited-time offer', amount: -840 },
      { kind: 'channel', label: 'Single unit, 1.25 × base ÷ 24 + $1.00', amount: -6156 },
      { kind: 'rounding', label: 'Rounded up to the next $0.25', amount: 6 },
    ],
  });
});

test('a retail price that needs no rounding does not mention it', () => {
  expect(priceOf(testProduct({ price: 57.6 }), 'dtc', at)).toMatchObject({
    unit: 400,
    components: [{ amount: 5760 }, { kind: 'channel', amount: -5360 }],
  });
});

test('a keg price names the factor', () => {
  const keg = testProduct({ packagingType: '50L', price: 262, ltoPrice: 238, ...onOffer });
  expect(priceOf(keg, 'keg', at)).toEqual({
    channel: 'keg',
    unit: 38080,
    ordinary: 41920,
    lto: 'active',
    components: [
      { kind: 'base', label: 'Ordinary price', amount: 26200 },
      { kind: 'lto', label: 'Limited-time offer', amount: -2400 },
      { kind: 'channel', label: 'Keg portal price, base × 1.6', amount: 14280 },
    ],
  });
});

// PRICE-5
test.each(['licensee', 'dtc', 'keg'] as const)(
  'merchandise is sold by the piece at base in the channel %s',
  (channel) => {
    const shirt = testProduct({ category: 'Merchandise', price: 30, ltoPrice: 25, ...onOffer });
    expect(priceOf(shirt, channel, at)).toMatchObject({ unit: 2500, ordinary: 3000 });
    expect(priceOf(shirt, channel, at).components).toEqual([
      { kind: 'base', label: 'Ordinary price', amount: 3000 },
      { kind: 'lto', label: 'Limited-time offer', amount: -500 },
    ]);
  },
);

// PRICE-1
test.each([
  ['scheduled', { ltoPrice: 50, ltoStartDate: '2025-07-06', ltoEndDate: '2025-07-10' }],
  ['expired', { ltoPrice: 50, ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-04' }],
  ['none', { ltoPrice: 50, ltoStartDate: '2025-07-01' }],
])('an offer that is %s changes no price', (lto, fields) => {
  expect(priceOf(testProduct(fields), 'licensee', at)).toMatchObject({ unit: 6120, ordinary: 6120, lto });
});

// PRICE-6
test("the ordinary price is struck through only if the offer changes this channel's price", () => {
  const slight = testProduct({ price: 61.2, ltoPrice: 60.5, ...onOffer });
  expect(isReduced(priceOf(slight, 'licensee', at))).toBe(true);
  expect(isReduced(priceOf(slight, 'dtc', at))).toBe(false);
  expect(isReduced(priceOf(testProduct(), 'licensee', at))).toBe(false);
  expect(isReduced({ ...priceOf(slight, 'licensee', at), lto: 'expired' })).toBe(false);
});

test('a product without a number for a price has none', () => {
  expect(() => priceOf(testProduct({ price: Number.NaN }), 'licensee', at)).toThrow(RangeError);
});

const amount = fc.integer({ min: 0, max: 500_000 });
const product = fc
  .record({ price: amount, lto: amount, merchandise: fc.boolean() })
  .map(({ price, lto, merchandise }) =>
    testProduct({
      price: price / 100,
      ltoPrice: lto / 100,
      ...onOffer,
      category: merchandise ? 'Merchandise' : 'Beer-Craft',
    }),
  );
const channel = fc.constantFrom('licensee', 'dtc', 'keg') as fc.Arbitrary<'licensee' | 'dtc' | 'keg'>;

// PRICE-7
test('the components of a price add up to it', () => {
  fc.assert(
    fc.property(product, channel, (sold, where) => {
      const price = priceOf(sold, where, at);
      expect(price.components.reduce((sum, part) => sum + part.amount, 0)).toBe(price.unit);
      expect(Number.isSafeInteger(price.unit)).toBe(true);
    }),
  );
});

// PRICE-3
test('a single unit is never below the rule and never a quarter above it', () => {
  fc.assert(
    fc.property(amount, (base) => {
      const exact = (1.25 * base) / 24 + 100;
      expect(singleUnitPrice(base) % 25).toBe(0);
      expect(singleUnitPrice(base)).toBeGreaterThanOrEqual(exact - 1e-6);
      expect(singleUnitPrice(base)).toBeLessThan(exact + 25);
    }),
  );
});
