import { randomUUID } from 'node:crypto';
import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { rowsOfCsv } from '../../../test/csv.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 });
const PERIOD = 'from=2026-11-01&to=2026-11-30';
const PAID_TWICE = randomUUID();
type Row = Record<string, string>;

async function rowsOf(staff: Browser, file: string): Promise<Row[]> {
  const { text } = await staff.get(`/api/admin/accounting/${file}?${PERIOD}`).expect(200);
  return rowsOfCsv(text);
}

const cents = (dollars: number) => Math.round(dollars * 100);
const sumIn = (rows: Row[], ...headings: string[]) =>
  rows.reduce((sum, row) => sum + headings.reduce((part, name) => part + cents(Number(row[name])), 0), 0);

// RECEIVABLE-8, ACCOUNTING-6, ACCOUNTING-9
test('what an account owes, the files, the sums and the dashboard name the same cents and due days', async () => {
  const staff = await staffMember(shop);
  const terms = { companyName: 'The Gull & Anchor', paymentTerms: 'net-14' };
  await staff.put('/api/admin/licences/104882').send(terms).expect(200);
  const ids = [
    await wholesaleOrder(staff),
    await wholesaleOrder(staff, { lines: [line('IPA', 7)], expectedTotal: 457.8 }),
  ];
  for (const id of ids)
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  await staff
    .post(`/api/admin/orders/${ids[1]}/credits`)
    .set('Idempotency-Key', freshKey())
    .send({ reason: 'broken', lines: [line('IPA', 2)], restock: false, mail: false })
    .expect(200);
  await shop.work();
  const entries = (entry: object) =>
    staff
      .post('/api/admin/receivables/104882/entries')
      .send({ id: randomUUID(), ...entry })
      .expect(200);
  const cheque = { kind: 'payment', method: 'cheque', reference: 'No. 118' };
  await entries({ ...cheque, amount: 100.05, settles: [ids[1]] });
  await entries({ ...cheque, amount: 0.95, id: PAID_TWICE });
  await entries({ kind: 'write-off', amount: 30.8, settles: [ids[0]], reason: 'Broken at the door' });
  await staff
    .post(`/api/admin/receivables/104882/entries/${PAID_TWICE}/reversal`)
    .send({ reason: 'Counted twice' })
    .expect(200);
  const { body: owed } = await staff.get('/api/admin/receivables/104882').expect(200);
  const { body: sums } = await staff.get(`/api/admin/accounting?${PERIOD}`).expect(200);
  const { body: dashboard } = await staff.get('/api/admin/dashboard?days=1').expect(200);
  const [invoices, credits, sales, payments, quickBooks, xero] = await Promise.all(
    [
      ...['quickbooks-invoices.csv', 'quickbooks-credit-notes.csv', 'sales.csv', 'payments.csv'],
      ...['quickbooks-payments.csv', 'xero-payments.csv'],
    ].map((file) => rowsOf(staff, file)),
  );
  const invoiced = sumIn(invoices ?? [], '*ItemAmount', 'ItemTaxAmount');
  const credited = sumIn(credits ?? [], '*ItemAmount', 'ItemTaxAmount');
  expect([invoiced - credited, cents(sums.total), sumIn(sales ?? [], 'Total')]).toEqual([
    45_780, 45_780, 45_780,
  ]);
  const settled = sumIn(payments ?? [], 'Amount');
  const left = owed.invoices.reduce((sum: number, invoice: { left: number }) => sum + cents(invoice.left), 0);
  expect([settled, cents(owed.balance), left]).toEqual([13_085, 45_780 - 13_085, 45_780 - 13_085]);
  expect([sumIn(quickBooks ?? [], 'Amount'), sumIn(xero ?? [], '*Amount')]).toEqual([10_005, 10_005]);
  expect(xero?.[0]).toMatchObject({
    ...{ '*Date': '20/11/2026', '*Amount': '100.05', Payee: 'The Gull & Anchor', 'Check Number': 'No. 118' },
    Reference: `Cheque, No. 118, ${ids[1]}`,
  });
  const [today] = dashboard.days.slice(-1);
  expect([cents(today.revenue.licensee), cents(sums.net)]).toEqual([42_000, 42_000]);
  for (const { document, due } of owed.invoices) {
    const rows = (invoices ?? []).filter((row) => row['*InvoiceNo'] === document);
    expect(new Set(rows.map((row) => row['*DueDate']))).toEqual(new Set([due]));
    expect(new Set(rows.map(({ Terms }) => Terms))).toEqual(new Set(['Net 14']));
  }
});
