import { testProduct } from '../../goods/products/fixtures.ts';
import { quoteFor } from '../quotes/index.ts';
import { type AddedRate, addedRateOf, CHARGE_TABLE, chargeRowsOn, chargeTable, rateJsonOf } from './index.ts';

const gst: AddedRate = { id: '1', charge: 'gst', channel: 'licensee', from: '2027-07-01', rate: 6000 };
const labelsOn = (day: string, channel: 'licensee' | 'dtc' | 'keg', province: 'BC' | 'QC' | 'AB' | 'ON') =>
  chargeRowsOn(day, channel, province, chargeTable(added)).map(({ name, rate, perUnit }) => [
    name,
    rate ?? perUnit,
  ]);
const added: AddedRate[] = [
  gst,
  { ...gst, id: '2', from: '2028-01-01', rate: 0 },
  { id: '3', charge: 'pst', channel: 'dtc', provinces: ['BC', 'QC', 'AB'], from: '2027-07-01', rate: 8000 },
  { id: '4', charge: 'deposit', channel: 'dtc', provinces: ['BC'], from: '2027-07-01', perUnit: 15 },
  { id: '5', charge: 'gst', channel: 'keg', from: '2027-07-01', rate: 7000 },
];

// RATE-1
test('An added row replaces the one before it from its day on, and 0 ends a charge', () => {
  expect(labelsOn('2027-06-30', 'licensee', 'BC')).toEqual([
    ['GST', 5000],
    ['Container deposit', 240],
  ]);
  expect(labelsOn('2027-07-01', 'licensee', 'BC')[0]).toEqual(['GST', 6000]);
  expect(labelsOn('2028-01-01', 'licensee', 'BC')).toEqual([['Container deposit', 240]]);
});

// RATE-1
test('In retail it applies to its provinces only, each with its own name, and a deposit too', () => {
  expect(labelsOn('2027-07-01', 'dtc', 'BC')).toEqual([
    ['GST', 5000],
    ['PST', 8000],
    ['Alcohol tax', 3000],
    ['Container deposit', 15],
  ]);
  expect(labelsOn('2027-07-01', 'dtc', 'QC')[1]).toEqual(['QST', 8000]);
  expect(labelsOn('2027-07-01', 'dtc', 'AB')).toEqual([
    ['GST', 5000],
    ['PST', 8000],
    ['Container deposit', 10],
  ]);
  expect(labelsOn('2027-07-01', 'dtc', 'ON')).toEqual([
    ['HST', 13_000],
    ['Container deposit', 10],
  ]);
});

// RATE-1, TAX-5
test("The keg portal's two taxes are still rounded as one", () => {
  const keg = testProduct({ id: 'KEG', price: 238.02, packagingType: '50L' });
  const quote = (day: string) =>
    quoteFor({
      channel: 'keg',
      lines: [{ product: keg, quantity: 1 }],
      at: new Date(`${day}T20:00:00Z`),
      table: chargeTable(added),
    }).charges.map(({ label, amount }) => [label, amount]);
  expect(quote('2027-06-30')).toEqual([
    ['GST (5%)', 1904],
    ['PST-Liquor (10%)', 3808],
  ]);
  expect(quote('2027-07-01')).toEqual([
    ['GST (7%)', 2666],
    ['PST-Liquor (10%)', 3808],
  ]);
});

test('Without added rows it is the table itself; rows are the same after JSON', () => {
  expect(chargeTable([])).toBe(CHARGE_TABLE);
  expect(added.map(rateJsonOf).map(addedRateOf)).toEqual(added);
  expect(rateJsonOf(added[3] as AddedRate)).toMatchObject({ perUnit: 0.15, provinces: ['BC'] });
  expect(rateJsonOf({ ...gst, rate: 9975 }).percent).toBe(9.975);
});
