import fc from 'fast-check';
import { CHANNELS } from '../products/index.ts';
import { PROVINCE_CODES, type Province } from '../provinces/index.ts';
import { TAX_TABLE, taxesOn, taxRatesOn, taxRows } from './index.ts';

const day = '2026-11-20';
const hundred = { subtotal: 10_000, alcohol: 10_000 };
const retail = (province: Province, base = hundred) => taxesOn(base, 'dtc', taxRatesOn(day, 'dtc', province));

// TAX-3
test.each([
  ['AB', { gst: 500, pst: 0, hst: 0, alcoholTax: 0, total: 500 }],
  ['BC', { gst: 500, pst: 700, hst: 0, alcoholTax: 300, total: 1500 }],
  ['MB', { gst: 500, pst: 700, hst: 0, alcoholTax: 0, total: 1200 }],
  ['SK', { gst: 500, pst: 600, hst: 0, alcoholTax: 0, total: 1100 }],
  ['QC', { gst: 500, pst: 998, hst: 0, alcoholTax: 0, total: 1498 }],
  ['NT', { gst: 500, pst: 0, hst: 0, alcoholTax: 0, total: 500 }],
  ['NU', { gst: 500, pst: 0, hst: 0, alcoholTax: 0, total: 500 }],
  ['YT', { gst: 500, pst: 0, hst: 0, alcoholTax: 0, total: 500 }],
  ['ON', { gst: 0, pst: 0, hst: 1300, alcoholTax: 0, total: 1300 }],
  ['NB', { gst: 0, pst: 0, hst: 1500, alcoholTax: 0, total: 1500 }],
  ['NL', { gst: 0, pst: 0, hst: 1500, alcoholTax: 0, total: 1500 }],
  ['NS', { gst: 0, pst: 0, hst: 1500, alcoholTax: 0, total: 1500 }],
  ['PE', { gst: 0, pst: 0, hst: 1500, alcoholTax: 0, total: 1500 }],
] as const)('retail taxes on 100.00 in %s', (province, taxes) => {
  expect(retail(province)).toEqual(taxes);
});

// TAX-1
test('every tax is rounded once, half up, on the subtotal', () => {
  expect(retail('BC', { subtotal: 10_050, alcohol: 10_050 })).toEqual({
    gst: 503,
    pst: 704,
    hst: 0,
    alcoholTax: 302,
    total: 1509,
  });
});

// TAX-4
test('the alcohol tax is on alcohol alone', () => {
  expect(retail('BC', { subtotal: 10_000, alcohol: 4_000 })).toMatchObject({
    gst: 500,
    pst: 700,
    alcoholTax: 120,
  });
});

// TAX-2
test('wholesale pays GST alone, wherever it is', () => {
  expect(taxesOn(hundred, 'licensee', taxRatesOn(day, 'licensee', 'ON'))).toEqual({
    gst: 500,
    pst: 0,
    hst: 0,
    alcoholTax: 0,
    total: 500,
  });
});

// TAX-5
test.each([
  [35_040, { gst: 1752, pst: 3504, total: 5256 }],
  [10, { gst: 1, pst: 1, total: 2 }],
  [38_083, { gst: 1904, pst: 3808, total: 5712 }],
  [0, { gst: 0, pst: 0, total: 0 }],
])('kegs for %d cents pay 15%%, GST of it 5%%, PST-Liquor the rest', (subtotal, taxes) => {
  const rates = taxRatesOn(day, 'keg', 'BC');
  expect(taxesOn({ subtotal, alcohol: subtotal }, 'keg', rates)).toEqual({ hst: 0, alcoholTax: 0, ...taxes });
});

// MONEY-3
test('the rows of taxes add up to their total', () => {
  const anywhere = fc.constantFrom(...PROVINCE_CODES);
  const channel = fc.constantFrom(...CHANNELS);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), channel, anywhere, (subtotal, part, where, province) => {
      const rates = taxRatesOn(day, where, province);
      const taxes = taxesOn({ subtotal, alcohol: Math.floor((subtotal * part) / 100) }, where, rates);
      expect(taxes.gst + taxes.pst + taxes.hst + taxes.alcoholTax).toBe(taxes.total);
      const rows = taxRows(taxes, rates, { channel: where, province });
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxes.total);
      expect(rows.every(({ amount }) => amount >= 0)).toBe(true);
    }),
  );
});

// TAX-5
test('a keg order comes to its subtotal x 1.15, rounded once', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (subtotal) => {
      const { total } = taxesOn({ subtotal, alcohol: subtotal }, 'keg', taxRatesOn(day, 'keg', 'BC'));
      expect(subtotal + total).toBe(Math.floor((subtotal * 115 + 50) / 100));
    }),
  );
});

test.each([
  ['dtc', 'BC', ['GST (5%)', 'PST (7%)', 'Alcohol tax (3%)']],
  ['dtc', 'QC', ['GST (5%)', 'QST (9.975%)']],
  ['dtc', 'SK', ['GST (5%)', 'PST (6%)']],
  ['dtc', 'ON', ['HST (13%)']],
  ['dtc', 'NU', ['GST (5%)']],
  ['licensee', 'BC', ['GST (5%)']],
  ['keg', 'BC', ['GST (5%)', 'PST-Liquor (10%)']],
  ['keg', 'QC', ['GST (5%)', 'PST-Liquor (10%)']],
] as const)('the tax rows of %s in %s are worded %j', (channel, province, labels) => {
  const rates = taxRatesOn(day, channel, province);
  expect(
    taxRows(taxesOn(hundred, channel, rates), rates, { channel, province }).map(({ label }) => label),
  ).toEqual(labels);
});

test('a row holds its tax', () => {
  const rates = taxRatesOn(day, 'dtc', 'BC');
  expect(taxRows(retail('BC'), rates, { channel: 'dtc', province: 'BC' })).toEqual([
    { kind: 'gst', label: 'GST (5%)', amount: 500 },
    { kind: 'pst', label: 'PST (7%)', amount: 700 },
    { kind: 'alcoholTax', label: 'Alcohol tax (3%)', amount: 300 },
  ]);
});

// MONEY-7
test('a rate that changes holds from its own day on, and the old one before', () => {
  const [now] = TAX_TABLE;
  if (!now) throw new Error('the tax table is empty');
  const higher = { ...now.value, licensee: { gst: 6000, pst: 0, hst: 0, alcoholTax: 0 } };
  const table = [
    { ...now, until: '2027-06-30' },
    { from: '2027-07-01', until: null, value: higher },
  ];
  expect(taxRatesOn('2027-06-30', 'licensee', 'BC', table).gst).toBe(5000);
  expect(taxRatesOn('2027-07-01', 'licensee', 'BC', table).gst).toBe(6000);
});

test('before the table begins there are no rates', () => {
  expect(taxRatesOn('2000-01-01', 'licensee', 'BC').gst).toBe(5000);
  expect(() => taxRatesOn('1999-12-31', 'licensee', 'BC')).toThrow(RangeError);
});
