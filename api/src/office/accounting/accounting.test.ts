import { buffer } from 'node:stream/consumers';
import { ACCOUNTING_FILES } from 'shared-domain/contracts';
import { fromBufferPromise } from 'yauzl';
import {
  type Browser,
  edit,
  kegOrder,
  paidOrder,
  refund,
  staffMember,
  wholesaleOrder,
} from '../../../test/buyers.ts';
import { rowsOfCsv } from '../../../test/csv.ts';
import { line, type Shop } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';
import { auditModel } from '../../requests/audit/index.ts';

const shop = testShop();

const PRODUCTS: Parameters<Shop['putProducts']> = [
  {
    _id: 'IPA',
    name: 'Moon Moth Hazy IPA',
    price: 60,
    stock: 90,
    category: 'Beer-Craft',
    container: 'can',
    containerVolume: 473,
    abv: 6.5,
    hiddenCategory: 'CONTAINER',
  },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 50, category: 'Merchandise' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
];

const PERIOD = 'from=2026-01-01&to=2026-12-31';
let staff: Browser;
const ids: Record<string, string> = {};

type Row = Record<string, string>;

/** A file's rows by their headings. */
async function rowsOf(file: string, period = PERIOD): Promise<Row[]> {
  const { text } = await staff.get(`/api/admin/accounting/${file}?${period}`).expect(200);
  return rowsOfCsv(text);
}

const centsIn = (rows: Row[], heading: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[heading]) * 100), 0);

beforeAll(async () => {
  await shop.putProducts(...PRODUCTS);
  await shop.control('/carrier/_control', { fail: 500 });
  staff = await staffMember(shop);
  ids.wholesale = await wholesaleOrder(staff);
  ids.keg = await kegOrder(staff, [line('KEG', 2)], 735.95);
  const lines = [line('IPA', 7), line('CAP', 2)];
  ids.retail = (await paidOrder(shop, staff, lines)).id;
  ids.refunded = (await paidOrder(shop, staff, lines)).id;
  ids.edited = (await paidOrder(shop, staff, lines)).id;
  await halveCaps(ids.edited);
  ids.cancelled = await wholesaleOrder(staff);
  await refund(staff, ids.retail, { lines: [line('IPA', 2)] }).expect(200);
  await refund(staff, ids.refunded).expect(200);
  await statusOf(ids.cancelled, 'cancelled');
  await statusOf(ids.wholesale, 'shipped');
  await statusOf(ids.keg, 'shipped');
  await statusOf(ids.keg, 'processed');
});

/** Takes one of the two caps out of a paid order, which refunds it. */
async function halveCaps(id: string) {
  const from = { lines: [line('IPA', 7), line('CAP', 2)] };
  const lines = [line('IPA', 7), line('CAP', 1)];
  const { body } = await staff.post(`/api/admin/orders/${id}/edits/preview`).send({ lines }).expect(200);
  await edit(staff, id, lines, { from, expectedTotal: body.total.after }).expect(200);
  await shop.work();
  const { body: order } = await staff.get(`/api/admin/orders/${id}`).expect(200);
  expect(order.payment.refundedAmount).toBeGreaterThan(0);
}

async function statusOf(id: string, status: string) {
  await staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
}

/** The bank returns an order's first refund, which the payment service reports. */
async function failFirstRefund(id: string) {
  const refunds = async () => {
    const { payment } = (await shop.order(id)) as unknown as {
      payment: { refunds: { providerId: string; state: string }[] };
    };
    return payment.refunds;
  };
  const [first] = await refunds();
  await shop.control(`/stripe/_control/refunds/${first?.providerId}/fail`, {});
  while ((await refunds())[0]?.state !== 'failed') await shop.work();
}

// ACCOUNTING-1
test("the period's sales add up to the dashboard's revenue, to the cent", async () => {
  const rows = await rowsOf('sales.csv');
  expect(rows.map((row) => row.Order).sort()).toEqual(
    [ids.wholesale, ids.keg, ids.retail, ids.refunded, ids.edited].sort(),
  );
  const { body: dashboard } = await staff.get('/api/admin/dashboard?days=14').expect(200);
  const revenue = dashboard.days.reduce(
    (sum: number, { revenue: day }: { revenue: Record<string, number> }) =>
      sum + Object.values(day).reduce((all, amount) => all + Math.round(amount * 100), 0),
    0,
  );
  const { body: summary } = await staff.get(`/api/admin/accounting?${PERIOD}`).expect(200);
  expect(centsIn(rows, 'Net sales')).toBe(revenue);
  expect(Math.round(summary.net * 100)).toBe(revenue);
  expect(centsIn(rows, 'Total')).toBe(Math.round(summary.total * 100));
  expect(summary).toMatchObject({ orders: 5, creditNotes: 2, kegs: 2, otherRefunds: 0 });
});

// ACCOUNTING-2, ACCOUNTING-3
test("what QuickBooks gets adds up to the period's total: invoices less credit notes", async () => {
  const sum = async (file: string) => {
    const rows = await rowsOf(file);
    return centsIn(rows, '*ItemAmount') + centsIn(rows, 'ItemTaxAmount');
  };
  const { body } = await staff.get(`/api/admin/accounting?${PERIOD}`).expect(200);
  const invoices = await sum('quickbooks-invoices.csv');
  expect(invoices - (await sum('quickbooks-credit-notes.csv'))).toBe(Math.round(body.total * 100));
});

// ACCOUNTING-2
test('a credit note keeps its number when an earlier refund of its order fails later, and the new refund gets the next one', async () => {
  const caps = { lines: [line('CAP', 1)] };
  const { id } = await paidOrder(shop, staff, [line('CAP', 3)]);
  const numbers = async () => {
    const rows = await rowsOf('quickbooks-credit-notes.csv');
    return rows.map((row) => row['*CreditNoteNo']).filter((number) => number?.startsWith(id));
  };
  await refund(staff, id, caps).expect(200);
  await refund(staff, id, caps).expect(200);
  expect(await numbers()).toEqual([`${id}-CN1`, `${id}-CN2`]);
  await failFirstRefund(id);
  expect(await numbers()).toEqual([`${id}-CN2`]);
  await refund(staff, id, caps).expect(200);
  expect(await numbers()).toEqual([`${id}-CN2`, `${id}-CN3`]);
});

// ACCOUNTING-4
test('the liquor register lists what went out, and nothing that still waits or came back', async () => {
  const [row, ...others] = await rowsOf('liquor-register.csv');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    Order: ids.wholesale,
    Licence: '104882',
    SKU: 'IPA',
    Brand: 'CONTAINER',
    'Size (mL)': '473',
    'Strength (%)': '6.5',
    Containers: '48',
    Litres: '22.704',
  });
});

// ACCOUNTING-5
test('a download is in the audit: who, which file, which period', async () => {
  await rowsOf('sales.csv', 'from=2026-11-01&to=2026-11-30');
  const entry = await auditModel(shop.api.deps.connection).findOne({
    action: 'accounting.download',
    'after.to': '2026-11-30',
  });
  expect(entry).toMatchObject({ who: 'dev@cbo.example', subject: 'sales.csv' });
});

// ACCOUNTING-8
test('all files of a period come as one archive, each as it is by itself, with an entry in the audit', async () => {
  const { body, headers } = await staff
    .get(`/api/admin/accounting/books.zip?${PERIOD}`)
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  expect(headers['content-disposition']).toContain('books-2026-01-01-to-2026-12-31.zip');
  const zip = await fromBufferPromise(body as Buffer, { autoClose: false });
  const unpacked: [string, string][] = [];
  for await (const entry of zip.eachEntry())
    unpacked.push([entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString()]);
  const alone: typeof unpacked = [];
  for (const file of ACCOUNTING_FILES) {
    const answer = await staff.get(`/api/admin/accounting/${file}?${PERIOD}`).expect(200);
    alone.push([file.replace('.csv', '-2026-01-01-to-2026-12-31.csv'), answer.text]);
  }
  expect(unpacked).toEqual(alone);
  const entries = await auditModel(shop.api.deps.connection).find({ subject: 'books.zip' }).lean();
  expect(entries).toMatchObject([{ action: 'accounting.download' }]);
});
