import fc from 'fast-check';
import { PROVINCE_CODES, type Province } from '../../foundation/provinces/index.ts';
import { depositFeeProduct, testProduct } from '../../goods/products/fixtures.ts';
import { CHANNELS, type Channel } from '../../goods/products/index.ts';
import {
  CHARGE_TABLE,
  type ChargeRow,
  chargeAmounts,
  chargeRowsOn,
  chargesFrom,
  labelWithUnits,
  shownCharges,
  taxTotalOf,
} from './index.ts';

const day = '2026-11-20';
const lager = testProduct({ id: 'LAGER' });
const shirt = testProduct({ id: 'SHIRT', category: 'Merchandise' });
const asked = (product = lager, unitPrice = 10_000, quantity = 1) => ({ product, unitPrice, quantity });

/** The charges on some lines: id to cents, and `total` of the taxes. */
function charged(channel: Channel, province: Province, lines = [asked()], on = day) {
  const charges = chargesFrom(
    chargeRowsOn(on, channel, province),
    lines.map(({ product }) => product),
  );
  return chargeAmounts(
    charges,
    lines.map(({ product, ...line }) => ({ ...line, productId: product.id })),
  );
}
const taxesOn = (...given: Parameters<typeof charged>) => {
  const taxes = charged(...given).filter(({ kind }) => kind === 'tax');
  return Object.fromEntries(taxes.map(({ id, amount }) => [id, amount]));
};
const depositOn = (...given: Parameters<typeof charged>) =>
  charged(...given).find(({ id }) => id === 'deposit');

// TAX-3
test.each([
  ['AB', { gst: 500 }],
  ['BC', { gst: 500, pst: 700, alcoholTax: 300 }],
  ['MB', { gst: 500, pst: 700 }],
  ['SK', { gst: 500, pst: 600 }],
  ['QC', { gst: 500, pst: 998 }],
  ['NT', { gst: 500 }],
  ['NU', { gst: 500 }],
  ['YT', { gst: 500 }],
  ['ON', { hst: 1300 }],
  ['NB', { hst: 1500 }],
  ['NL', { hst: 1500 }],
  ['NS', { hst: 1400 }],
  ['PE', { hst: 1500 }],
] as const)('retail taxes on 100.00 in %s', (province, taxes) => {
  expect(taxesOn('dtc', province)).toEqual(taxes);
});

// TAX-3, MONEY-7
test.each([
  ['2025-03-31', 'HST (15%)', 1500],
  ['2025-04-01', 'HST (14%)', 1400],
])('on %s Nova Scotia pays %s', (on, label, amount) => {
  expect(charged('dtc', 'NS', [asked()], on)).toMatchObject([{ label, amount }, { id: 'deposit' }]);
});

// TAX-1
test('every tax is rounded once, half up, on the sum of its lines', () => {
  const lines = [asked(lager, 5_025), asked(testProduct({ id: 'B' }), 1_005, 5)];
  expect(taxesOn('dtc', 'BC', lines)).toEqual({ gst: 503, pst: 704, alcoholTax: 302 });
});

// TAX-4
test.each([
  ['Merchandise', 120],
  ['Container Deposit', 120],
  ['Beer-Craft', 300],
])('the alcohol tax on 40.00 of beer and 60.00 of %s', (category, alcoholTax) => {
  const lines = [asked(lager, 4_000), asked(testProduct({ id: 'OTHER', category }), 6_000)];
  expect(taxesOn('dtc', 'BC', lines)).toEqual({ gst: 500, pst: 700, alcoholTax });
});

// TAX-2
test('wholesale pays GST only, wherever it is', () => {
  for (const province of PROVINCE_CODES) expect(taxesOn('licensee', province)).toEqual({ gst: 500 });
});

// TAX-5
test.each([
  [35_040, { gst: 1752, pst: 3504 }],
  [10, { gst: 1, pst: 1 }],
  [38_083, { gst: 1904, pst: 3808 }],
  [0, { gst: 0, pst: 0 }],
])('kegs for %d cents pay 15%%, GST of it 5%%, PST-Liquor the rest', (subtotal, taxes) => {
  expect(taxesOn('keg', 'QC', [asked(lager, subtotal)])).toEqual(taxes);
});

// TAX-5
test("a keg order's total is its subtotal x 1.15, rounded once", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (subtotal) => {
      const total = taxTotalOf(charged('keg', 'BC', [asked(lager, subtotal)]));
      expect(subtotal + total).toBe(Math.floor((subtotal * 115 + 50) / 100));
    }),
  );
});

// DEPOSIT-1, DEPOSIT-2
test.each([
  ['licensee', { units: 11, perUnit: 240, amount: 2640 }],
  ['dtc', { units: 11, perUnit: 10, amount: 110 }],
] as const)('the deposit of %s applies to packaged units that are not merchandise', (channel, deposit) => {
  const lines = [
    asked(lager, 100, 3),
    asked(testProduct({ id: 'B', category: '' }), 100, 8),
    asked(testProduct({ id: 'C', packagingType: '50L' }), 100, 2),
    asked(testProduct({ id: 'D', packagingType: '20L & 30L' }), 100, 4),
    asked(shirt, 100, 5),
    asked(depositFeeProduct, 100, 9),
  ];
  expect(depositOn(channel, 'BC', lines)).toMatchObject(deposit);
});

// DEPOSIT-3
test('kegs have no deposit', () => {
  expect(depositOn('keg', 'BC')).toBeUndefined();
});

test.each([
  ['dtc', 'BC', ['GST (5%)', 'PST (7%)', 'Alcohol tax (3%)', 'Container deposit, 1 × $0.10']],
  ['dtc', 'QC', ['GST (5%)', 'QST (9.975%)', 'Container deposit, 1 × $0.10']],
  ['dtc', 'SK', ['GST (5%)', 'PST (6%)', 'Container deposit, 1 × $0.10']],
  ['dtc', 'ON', ['HST (13%)', 'Container deposit, 1 × $0.10']],
  ['licensee', 'BC', ['GST (5%)', 'Container deposit, 1 × $2.40']],
  ['keg', 'BC', ['GST (5%)', 'PST-Liquor (10%)']],
  ['keg', 'QC', ['GST (5%)', 'PST-Liquor (10%)']],
] as const)('the charges of %s in %s are labelled %j', (channel, province, labels) => {
  expect(charged(channel, province).map(labelWithUnits)).toEqual(labels);
});

// TAX-7
test('a summary shows the taxes of the place, and an alcohol tax or a deposit only if something has one', () => {
  const shown = shownCharges(charged('dtc', 'BC', [asked(shirt)]));
  expect(shown.map(({ label, amount }) => [label, amount])).toEqual([
    ['GST (5%)', 500],
    ['PST (7%)', 700],
  ]);
  expect(shownCharges(charged('dtc', 'BC')).map(({ label }) => label)).toEqual([
    'GST (5%)',
    'PST (7%)',
    'Alcohol tax (3%)',
    'Container deposit',
  ]);
});

test('a charge names its products, unless it applies to all of them', () => {
  const named = charged('dtc', 'BC', [asked(), asked(shirt)]).map(({ id, products }) => [id, products]);
  expect(named).toEqual([
    ['gst', undefined],
    ['pst', undefined],
    ['alcoholTax', ['LAGER']],
    ['deposit', ['LAGER']],
  ]);
});

const GST: ChargeRow = {
  id: 'gst',
  kind: 'tax',
  name: 'GST',
  channels: ['licensee'],
  rate: 5000,
  from: '2020-01-01',
  until: '2027-06-30',
};

// MONEY-7
test('a changed rate applies from its own day on, and the old one before', () => {
  const table = [GST, { ...GST, rate: 6000, from: '2027-07-01', until: null }];
  const ratesOn = (on: string) => chargeRowsOn(on, 'licensee', 'BC', table).map(({ rate }) => rate);
  expect(ratesOn('2027-06-30')).toEqual([5000]);
  expect(ratesOn('2027-07-01')).toEqual([6000]);
});

test('where nothing is due there are no charges; before the table begins it does not guess', () => {
  expect(chargeRowsOn('2027-06-30', 'keg', 'BC', [GST])).toEqual([]);
  expect(chargeRowsOn('2000-01-01', 'keg', 'BC')).toHaveLength(2);
  expect(() => chargeRowsOn('1999-12-31', 'keg', 'BC')).toThrow(
    new RangeError("the table doesn't cover 1999-12-31"),
  );
});

test('no two rows of one charge hold at once for one shop and province', () => {
  const days = CHARGE_TABLE.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  for (const on of days) {
    for (const channel of CHANNELS) {
      for (const province of PROVINCE_CODES) {
        const ids = chargeRowsOn(on, channel, province).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  }
});

test('charges are never below nothing, and what is on units is their number times its price', () => {
  const product = fc.constantFrom(lager, shirt, testProduct({ id: 'KEG', packagingType: '50L' }));
  const lines = fc.uniqueArray(
    fc.record({ product, unitPrice: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 999 }) }),
    { selector: ({ product: { id } }) => id },
  );
  const place = [fc.constantFrom(...CHANNELS), fc.constantFrom(...PROVINCE_CODES)] as const;
  fc.assert(
    fc.property(lines, ...place, (some, channel, province) => {
      for (const { amount, units, perUnit } of charged(channel, province, some)) {
        expect(amount).toBeGreaterThanOrEqual(0);
        if (perUnit !== undefined) expect(amount).toBe(units * perUnit);
      }
    }),
  );
});
