import { byHeader, partlyRefunded, sold } from './fixtures.ts';
import { addSale, NO_SALES, saleOf, salesHeaders, salesRow } from './index.ts';

// ACCOUNTING-1
test('a sale has its net sales, each charge after refunds, shipping and what was paid in the end', () => {
  expect(byHeader(salesHeaders, salesRow(saleOf(sold())))).toMatchObject({
    Day: '2026-11-20',
    Order: 'CBO-1795197600123',
    Channel: 'Retail',
    Status: 'pending',
    Customer: 'Ines Tremblay',
    Sold: '144.00',
    Refunded: '0.00',
    'Net sales': '144.00',
    GST: '7.20',
    PST: '10.08',
    HST: '0.00',
    'Alcohol tax': '1.62',
    'Container deposit': '1.20',
    Shipping: '14.20',
    'Other refunds': '0.00',
    Total: '178.30',
    '50 L kegs': '0',
    '30 L kegs': '0',
    '20 L kegs': '0',
  });
  expect(byHeader(salesHeaders, salesRow(saleOf(partlyRefunded())))).toMatchObject({
    Sold: '144.00',
    Refunded: '39.00',
    'Net sales': '105.00',
    GST: '5.25',
    PST: '7.35',
    'Alcohol tax': '1.35',
    'Container deposit': '1.00',
    Total: '134.15',
  });
});

// ACCOUNTING-1
test('money refunded without naming lines lowers the total, not the sales', () => {
  const refunds = [{ id: 'x', number: 'CN1', at: '2026-11-21T19:00:00Z', amount: 10, lines: [] }];
  expect(saleOf(sold({ refunds }))).toMatchObject({ net: 14400, otherRefunds: 1000, total: 16830 });
});

// ACCOUNTING-1
test('the sums of a period are the sums of its rows', () => {
  const totals = [saleOf(sold()), saleOf(partlyRefunded())].reduce(addSale, NO_SALES);
  expect(totals).toMatchObject({ orders: 2, net: 24900, shipping: 2840, total: 31245 });
  expect(Object.fromEntries(totals.charges)).toMatchObject({
    gst: 1245,
    pst: 1743,
    hst: 0,
    alcoholTax: 297,
    deposit: 220,
  });
});
