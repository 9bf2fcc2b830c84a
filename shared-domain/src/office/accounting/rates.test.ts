import { CHARGE_TABLE, chargeRowsOn, chargeTable } from '../../selling/charges/index.ts';
import { createRehearsal, isRateUsed, RATE_KINDS, rateRefusal } from './index.ts';

const gst = { charge: 'gst', channel: 'licensee' as const, from: '2027-07-01', rate: 6000 };
const pst = { charge: 'pst', channel: 'dtc' as const, from: '2027-07-01', rate: 8000 };

// RATE-2
test.each([
  [{ ...gst, from: '2026-11-20' }, 'Please choose a day after today'],
  [{ ...gst, from: '2026-11-21' }, undefined],
  [gst, 'There is a row from this day already. Withdraw it first.'],
  [{ ...gst, channel: 'keg' as const }, undefined],
  [{ ...pst, provinces: ['BC'] as const }, 'There is a row from this day already. Withdraw it first.'],
  [{ ...pst, provinces: ['SK'] as const }, undefined],
])('On November 20 the row %j is refused with %p', (row, message) => {
  const added = [
    { ...gst, id: '1' },
    { ...pst, id: '2', provinces: ['BC', 'MB'] as const },
  ];
  expect(rateRefusal(row, added, '2026-11-20')?.message).toBe(message);
});

// RATE-3
test('A row is used from its day on', () => {
  expect([isRateUsed(gst, '2027-06-30'), isRateUsed(gst, '2027-07-01')]).toEqual([false, true]);
});

test('Every charge of the table can be chosen in each of its channels', () => {
  expect(RATE_KINDS.map(({ channel, name }) => `${channel} ${name}`)).toEqual([
    ...['licensee GST', 'licensee Container deposit'],
    ...['dtc GST', 'dtc PST / QST', 'dtc HST', 'dtc Alcohol tax', 'dtc Container deposit'],
    ...['keg GST', 'keg PST-Liquor'],
  ]);
  for (const { id } of CHARGE_TABLE) expect(RATE_KINDS.some((kind) => kind.id === id)).toBe(true);
});

// RATE-4
test('A rehearsal adds up each charge before and after, and lists the orders that change most', () => {
  const rehearsal = createRehearsal();
  const item = {
    ...{ productId: 'IPA', productName: 'IPA', productPrice: 100, productCategory: 'Beer-Craft' },
    ...{ productPackagingType: 'Packaged' as const, quantity: 1, lineTotal: 100 },
  };
  const order = (id: string, quantity: number) => ({
    ...{ id, channel: 'licensee' as const, items: [{ ...item, quantity }], totalAmount: 107.4 * quantity },
    charges: [
      { id: 'gst', kind: 'tax' as const, label: 'GST (5%)', rate: 5000, amount: 5 * quantity },
      {
        id: 'deposit',
        kind: 'deposit' as const,
        label: 'Container deposit',
        perUnit: 2.4,
        amount: 2.4 * quantity,
      },
    ],
  });
  const rows = chargeRowsOn('2027-07-01', 'licensee', 'BC', chargeTable([{ ...gst, id: '1' }]));
  for (const quantity of [1, 3, 2]) rehearsal.add(order(`WS-${quantity}`, quantity), rows);
  rehearsal.add(order('WS-9', 1), chargeRowsOn('2026-11-20', 'licensee', 'BC'));
  expect(rehearsal.result()).toEqual({
    orders: 4,
    changed: 3,
    sums: [
      { channel: 'licensee', charge: 'gst', name: 'GST', before: 3500, after: 4100 },
      { channel: 'licensee', charge: 'deposit', name: 'Container deposit', before: 1680, after: 1680 },
    ],
    most: [
      { id: 'WS-3', channel: 'licensee', before: 32_220, after: 32_520 },
      { id: 'WS-2', channel: 'licensee', before: 21_480, after: 21_680 },
      { id: 'WS-1', channel: 'licensee', before: 10_740, after: 10_840 },
    ],
  });
});
