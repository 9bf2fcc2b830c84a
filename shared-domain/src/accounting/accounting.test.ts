import fc from 'fast-check';
import { retailOrder } from '../orders/fixtures.ts';
import { refundOf } from '../orders/index.ts';
import {
  creditNotesOf,
  invoiceOf,
  NO_SALES,
  periodProblem,
  quickBooksHeaders,
  quickBooksRows,
  registerHeaders,
  registerRows,
  type SoldOrder,
  saleOf,
  salesHeaders,
  salesRow,
  spread,
  withSale,
  xeroHeaders,
  xeroRows,
} from './index.ts';

/** The retail order of the fixtures: twelve cans, three shirts, 178.30 in all. */
function sold(changes: Partial<SoldOrder> = {}): SoldOrder {
  const { pricing, ...order } = retailOrder();
  return { ...order, province: pricing.province, refunds: [], ...changes };
}

/** The same with two cans and one shirt refunded, on two days. */
function partlyRefunded(): SoldOrder {
  const order = sold();
  const items = order.items.map((item) => ({ ...item, refunded: item.productId === 'SHIRT' ? 1 : 2 }));
  const cans = [{ productId: 'CTR-112', quantity: 2 }];
  const shirts = [{ productId: 'SHIRT', quantity: 1 }];
  const first = refundOf(order, cans).total;
  const second = refundOf(order, shirts, cans).total;
  return {
    ...order,
    items,
    refunds: [
      { id: 'a', number: 1, at: '2026-11-21T19:00:00Z', amount: first / 100, lines: cans },
      { id: 'b', number: 2, at: '2026-11-22T19:00:00Z', amount: second / 100, lines: shirts },
    ],
  };
}

const byHeader = (headers: readonly string[], row: readonly string[]) =>
  Object.fromEntries(headers.map((header, place) => [header, row[place]]).filter(([, cell]) => cell !== ''));

// ACCOUNTING-1
test('a sale has its net sales, each charge after refunds, shipping and what was paid in the end', () => {
  expect(byHeader(salesHeaders, salesRow(saleOf(sold())))).toEqual({
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
  const refunds = [{ id: 'x', number: 1, at: '2026-11-21T19:00:00Z', amount: 10, lines: [] }];
  expect(saleOf(sold({ refunds }))).toMatchObject({ net: 14400, otherRefunds: 1000, total: 16830 });
});

// ACCOUNTING-1
test('the sums of a period are the sums of its rows', () => {
  const totals = [saleOf(sold()), saleOf(partlyRefunded())].reduce(withSale, NO_SALES);
  expect(totals).toMatchObject({ orders: 2, net: 24900, shipping: 2840, total: 31245 });
  expect(Object.fromEntries(totals.charges)).toEqual({
    gst: 1245,
    pst: 1743,
    hst: 0,
    alcoholTax: 297,
    deposit: 220,
  });
});

// ACCOUNTING-2
test('an invoice has a line for each product with its taxes, then deposits and shipping without', () => {
  const { lines, total, ...head } = invoiceOf(sold());
  expect(head).toEqual({
    kind: 'invoice',
    number: 'CBO-1795197600123',
    order: 'CBO-1795197600123',
    customer: 'Ines Tremblay',
    day: '2026-11-20',
  });
  expect(
    lines.map(({ item, quantity, amount, taxCode, tax }) => [item, quantity, amount, taxCode, tax]),
  ).toEqual([
    ['CTR-112', 12, 5400, 'GST/PST/Alcohol tax BC', 810],
    ['SHIRT', 3, 9000, 'GST/PST BC', 1080],
    ['deposit', 12, 120, 'Exempt', 0],
    ['shipping', 1, 1420, 'Exempt', 0],
  ]);
  expect(total).toBe(17830);
});

// ACCOUNTING-2
test('each refund is a credit note on its day, and invoice less credit notes is what was paid in the end', () => {
  const order = partlyRefunded();
  const notes = creditNotesOf(order);
  expect(notes.map(({ number, day, total }) => [number, day, total])).toEqual([
    ['CBO-1795197600123-CN1', '2026-11-21', 1055],
    ['CBO-1795197600123-CN2', '2026-11-22', 3360],
  ]);
  expect(invoiceOf(order).total - notes.reduce((sum, { total }) => sum + total, 0)).toBe(saleOf(order).total);
});

// ACCOUNTING-2
test('lines and taxes of invoices and credit notes add up to the cent, whatever is refunded in whatever order', () => {
  const { items } = sold();
  fc.assert(
    fc.property(fc.array(fc.record({ line: fc.nat(1), units: fc.integer({ min: 1, max: 4 }) })), (asked) => {
      const left = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
      const refunds = asked.flatMap(({ line, units }, place) => {
        const productId = items[line]?.productId ?? '';
        const quantity = Math.min(units, left.get(productId) ?? 0);
        left.set(productId, (left.get(productId) ?? 0) - quantity);
        const lines = [{ productId, quantity }];
        return quantity > 0
          ? [{ id: `${place}`, number: place + 1, at: '2026-11-21T19:00:00Z', amount: 0, lines }]
          : [];
      });
      const order = sold({
        refunds,
        items: items.map((item) => ({ ...item, refunded: item.quantity - (left.get(item.productId) ?? 0) })),
      });
      const documents = [invoiceOf(order), ...creditNotesOf(order)];
      for (const { lines, total } of documents) {
        expect(lines.reduce((sum, { amount, tax }) => sum + amount + tax, 0)).toBe(total);
      }
      const [invoice = 0, ...notes] = documents.map(({ total }) => total);
      expect(notes.reduce((sum, total) => sum - total, invoice)).toBe(saleOf(order).total);
    }),
  );
});

test('parts add up to the amount, each less than a cent off its share', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.array(fc.nat(1e5), { minLength: 1 }), (amount, weights) => {
      const parts = spread(amount, weights);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      if (whole === 0) return;
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (weights[place] ?? 0)) / whole)).toBeLessThan(1);
      }
    }),
  );
});

// ACCOUNTING-3
test("QuickBooks Online gets a row for each line under its own sample's headings", () => {
  const [can = []] = quickBooksRows(invoiceOf(sold()));
  expect(byHeader(quickBooksHeaders.invoice, can)).toEqual({
    '*InvoiceNo': 'CBO-1795197600123',
    '*Customer': 'Ines Tremblay',
    '*InvoiceDate': '2026-11-20',
    '*DueDate': '2026-11-20',
    Terms: 'Due on receipt',
    'Item(Product/Service)': 'CTR-112',
    ItemDescription: 'Gantry IPA',
    ItemQuantity: '12',
    ItemRate: '4.50',
    '*ItemAmount': '54.00',
    '*ItemTaxCode': 'GST/PST/Alcohol tax BC',
    ItemTaxAmount: '8.10',
    Currency: 'CAD',
    'Service Date': '2026-11-20',
  });
  const [note] = creditNotesOf(partlyRefunded()).map(quickBooksRows);
  expect(byHeader(quickBooksHeaders['credit-note'], note?.[0] ?? [])).toMatchObject({
    '*CreditNoteNo': 'CBO-1795197600123-CN1',
    '*CreditNoteDate': '2026-11-21',
    Memo: 'Order CBO-1795197600123',
    '*ItemAmount': '9.00',
  });
});

// ACCOUNTING-3
test("Xero gets invoices under its template's headings, credit notes as negative amounts", () => {
  expect(xeroRows(invoiceOf(sold())).map((row) => row.length)).toEqual(Array(4).fill(xeroHeaders.length));
  const [, , deposit = []] = xeroRows(invoiceOf(sold()));
  expect(byHeader(xeroHeaders, deposit)).toEqual({
    '*ContactName': 'Ines Tremblay',
    '*InvoiceNumber': 'CBO-1795197600123',
    '*InvoiceDate': '20/11/2026',
    '*DueDate': '20/11/2026',
    Total: '178.30',
    '*Description': 'Container deposit',
    '*Quantity': '12',
    '*UnitAmount': '0.10',
    '*AccountCode': '850',
    '*TaxType': 'Tax Exempt',
    TaxAmount: '0.00',
    Currency: 'CAD',
  });
  const [note] = creditNotesOf(partlyRefunded()).map(xeroRows);
  expect(byHeader(xeroHeaders, note?.[0] ?? [])).toMatchObject({
    '*InvoiceNumber': 'CBO-1795197600123-CN1',
    Total: '-10.55',
    InventoryItemCode: 'CTR-112',
    '*UnitAmount': '-4.50',
    TaxAmount: '-1.35',
  });
});

// ACCOUNTING-4
test('the liquor register says what went out: brand, size, strength, litres; no merchandise, nothing refunded', () => {
  const order = sold({ ...partlyRefunded(), licenseNum: '305-218' });
  const product = { hiddenCategory: 'CONTAINER', abv: 6.5, containerVolume: 473, container: 'can' } as const;
  const rows = registerRows(order, '2026-11-24', () => product);
  expect(rows.map((row) => byHeader(registerHeaders, row))).toEqual([
    {
      Day: '2026-11-24',
      Order: 'CBO-1795197600123',
      Licence: '305-218',
      Customer: 'Ines Tremblay',
      SKU: 'CTR-112',
      Brand: 'CONTAINER',
      Product: 'Gantry IPA',
      Container: 'can',
      'Size (mL)': '473',
      'Strength (%)': '6.5',
      Containers: '10',
      Litres: '4.73',
    },
  ]);
});

// ACCOUNTING-4
test.each([
  ['Packaged', 'licensee', 'Gantry IPA', '48', '22.70'],
  ['Packaged', 'dtc', 'Gantry IPA', '2', '0.95'],
  ['50L', 'keg', 'Gantry IPA 50L', '2', '100.00'],
  ['20L & 30L', 'licensee', 'Gantry IPA 20L', '2', '40.00'],
] as const)(
  'two units of %s in the %s shop (%s) are %s containers, %s L',
  (packaging, channel, name, containers, litres) => {
    const [item] = sold().items;
    if (!item) throw new Error('the fixture has no line');
    const items = [{ ...item, productName: name, productPackagingType: packaging, quantity: 2 }];
    const [row = []] = registerRows(sold({ channel, items }), '2026-11-24', () => ({ containerVolume: 473 }));
    expect(row.slice(-2)).toEqual([containers, litres]);
  },
);

test('a product that left the catalogue is in the register with what its order says', () => {
  const [row = []] = registerRows(sold(), '2026-11-24', () => undefined);
  expect(byHeader(registerHeaders, row)).not.toHaveProperty('Litres');
  expect(byHeader(registerHeaders, row)).toMatchObject({ Product: 'Gantry IPA', Containers: '12' });
});

test.each([
  ['2026-01-01', '2026-01-01', undefined],
  ['2025-12-31', '2026-12-31', undefined],
  ['2024-01-01', '2025-01-01', undefined],
  ['2024-01-01', '2025-01-02', { end: 'to', message: 'Please choose at most a year' }],
  ['2026-01-02', '2026-01-01', { end: 'to', message: 'The last day is before the first' }],
  ['', '2026-01-01', { end: 'from', message: 'Please enter a valid date' }],
  ['2026-01-01', '2026-02-30', { end: 'to', message: 'Please enter a valid date' }],
])('a period from %s to %s: %j', (from, to, problem) => {
  expect(periodProblem({ from, to })).toEqual(problem);
});
