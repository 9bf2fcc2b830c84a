import { DEMO_NUMBERS } from '../../foundation/company/index.ts';
import { deliveredOn, invoiceFacts } from '../../selling/papers/index.ts';
import { byHeader, partlyRefunded, sold } from './fixtures.ts';
import {
  creditNotesOf,
  invoiceOf,
  quickBooksHeaders,
  quickBooksRows,
  xeroHeaders,
  xeroRows,
} from './index.ts';

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

// ORDER-27
test('an invoice with a delivery day is due on that day in both', () => {
  const zone = { id: 'west', name: 'West Side' };
  const promise = { closes: '2026-11-22T22:00:00.000Z', units: 12, minimum: 4, postalCode: 'V6K 1N9' };
  const invoice = invoiceOf(sold({ delivery: { kind: 'delivery', day: '2026-11-23', zone, ...promise } }));
  const [row = []] = quickBooksRows(invoice);
  expect(byHeader(quickBooksHeaders.invoice, row)).toMatchObject({ '*DueDate': '2026-11-23' });
  const [other = []] = xeroRows(invoice);
  expect(byHeader(xeroHeaders, other)).toMatchObject({ '*DueDate': '23/11/2026' });
});

// RECEIVABLE-8
test.each([
  ['before its delivery', {}, '2026-12-07'],
  ['delivered a day late', { deliveredOn: '2026-11-24' }, '2026-12-08'],
])('an invoice under terms, %s, is due fourteen days after it in both', (_what, delivered, due) => {
  const zone = { id: 'west', name: 'West Side' };
  const promise = { closes: '2026-11-22T22:00:00.000Z', units: 12, minimum: 4, postalCode: 'V6K 1N9' };
  const delivery = { kind: 'delivery' as const, day: '2026-11-23', zone, ...promise };
  const invoice = invoiceOf(sold({ delivery, terms: 'net-14', ...delivered }));
  const [row = []] = quickBooksRows(invoice);
  expect(byHeader(quickBooksHeaders.invoice, row)).toMatchObject({ '*DueDate': due, Terms: 'Net 14' });
  const [other = []] = xeroRows(invoice);
  expect(byHeader(xeroHeaders, other)).toMatchObject({ '*DueDate': due.split('-').reverse().join('/') });
});

// RECEIVABLE-8
test('an invoice names its terms, and what it is due by them', () => {
  const order = {
    ...{ channel: 'licensee' as const, orderDate: '2026-11-20T20:00:00Z', status: 'delivered', charges: [] },
    timeline: [{ at: '2026-11-21T06:30:00Z', to: 'delivered' }],
  };
  expect(invoiceFacts({ ...order, terms: 'net-30' }, DEMO_NUMBERS).slice(0, 2)).toEqual([
    ['Terms', 'Due 30 days after delivery'],
    ['Due', 'December 20, 2026'],
  ]);
  expect(invoiceFacts(order, DEMO_NUMBERS).slice(0, 2)).toEqual([
    ['Terms', 'Due on delivery'],
    ['Due', 'November 20, 2026'],
  ]);
  expect(deliveredOn({ ...order, status: 'shipped' })).toBeUndefined();
});
