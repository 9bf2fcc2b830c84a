import { randomUUID } from 'node:crypto';
import { saleOf } from 'shared-domain/accounting';
import { addDays, instantAt } from 'shared-domain/dates';
import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';
import { findOrder, soldOrder } from '../../orders/order/index.ts';
import { prepareDue } from './index.ts';

const shop = testShop();
const HOUR = 3_600_000;
const FIRST = '2026-11-15';
const NEXT = '2026-11-22';
const supplier = randomUUID();
let staff: Browser;

beforeEach(async () => {
  await shop.clear();
  staff = await staffMember(shop);
  await shop.putProducts({
    ...{ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90, category: 'Beer-Craft' },
    ...{ containerVolume: 473, containersPerUnit: 24, ldbSku: '123456', hiddenCategory: 'CONTAINER' },
  });
  await saveSupplier(0);
});

const saveSupplier = (version: number, contacts: object[] = [ADA]) =>
  staff
    .put(`/api/admin/suppliers/${supplier}`)
    .send({ name: 'Container', brands: ['container'], contacts, showsCustomers: false, version })
    .expect(200);
const ADA = { name: 'Ada Lund', email: 'ada@container.example', getsReports: true };

async function delivered(): Promise<string> {
  const id = await wholesaleOrder(staff);
  await statusOf(id, 'delivered');
  return id;
}
const statusOf = (id: string, status: string) =>
  staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
const credit = async (id: string) => {
  const body = { lines: [line('IPA', 1)], reason: 'broken', note: '', restock: false, mail: false };
  const request = staff.post(`/api/admin/orders/${id}/credits`).set('Idempotency-Key', freshKey());
  await request.send(body).expect(200);
  await shop.work();
};
const reports = async (week: string) =>
  (await staff.get(`/api/admin/sales-reports?week=${week}`).expect(200)).body.reports;
const linesOf = async (week: string) => {
  const { body } = await staff.get(`/api/admin/sales-reports/${supplier}_${week}`).expect(200);
  return body.rows.map((row: Record<string, unknown>) => [
    ...[row.document, row.units, row.millilitres, row.amount, row.corrects],
  ]);
};
const send = (week: string, version: number) =>
  staff
    .post('/api/admin/sales-reports/send')
    .send({ week, reports: [{ id: `${supplier}_${week}`, version }] });

/** Moves the clock on to a Monday, and prepares what is due. */
async function monday(minutesBefore = 0) {
  const now = shop.clock.now();
  const target = instantAt('2026-11-23', '06:00').getTime() - minutesBefore * 60_000;
  let at = target;
  while (at <= now.getTime()) at += 7 * 24 * HOUR;
  shop.clock.advance(at - now.getTime());
  await prepareDue(shop.api.deps);
}

describe("a supplier's sales report", () => {
  // REPORT-1, REPORT-2, REPORT-3, REPORT-4, REPORT-7, REPORT-8
  test('is prepared on Monday, sent as it was looked at, and corrected in the next one', async () => {
    const id = await delivered();
    const other = await delivered();
    await credit(other);
    await monday(1);
    expect(await reports(FIRST)).toEqual([]);
    await send('2026-11-08', 1).expect(200);
    await shop.work();
    await monday();
    const [prepared] = await reports(FIRST);
    expect(prepared).toMatchObject({
      ...{
        name: 'Container',
        state: 'prepared',
        lines: 3,
        version: 1,
        recipients: ['ada@container.example'],
      },
      total: { units: 3, containers: 72, millilitres: 34_056, amount: 180, unsized: 0 },
    });
    expect(await linesOf(FIRST)).toEqual(
      expect.arrayContaining([
        [id, 2, 22_704, 120, undefined],
        [other, 2, 22_704, 120, undefined],
        ['CN-1001', -1, -11_352, -60, undefined],
      ]),
    );
    const orders = await Promise.all([id, other].map((one) => findOrder(shop.api.deps, one)));
    const net = orders.map((order) => (order ? saleOf(soldOrder(order)).net : 0));
    expect(prepared.total.amount * 100).toBe(net.reduce((sum, cents) => sum + cents, 0));

    await send(FIRST, 2).expect(409);
    await send(FIRST, 1).expect(200);
    await send(FIRST, 1).expect(200);
    await shop.work();
    const mails = (await shop.mails()).filter(({ subject }) =>
      subject.startsWith('Sales report of Container, November 15'),
    );
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [['ada@container.example'], 'Sales report of Container, November 15, 2026 to November 21, 2026'],
    ]);
    const files = mails[0]?.attachments.filter(({ filename }) => filename.startsWith('sales-report'));
    expect(files?.map(({ filename }) => filename)).toEqual([
      'sales-report-container-2026-11-15.csv',
      'sales-report-container-2026-11-15.pdf',
    ]);
    const csv = Buffer.from(files?.[0]?.content ?? '', 'base64').toString();
    expect(csv).toContain(
      ',CN-1001,104882,Class not recorded,The Gull & Anchor,123456,IPA,Moon Moth Hazy IPA,-1,-24,-11.352,60.00,-60.00,,',
    );

    await statusOf(id, 'pending');
    await credit(other);
    await staff.post('/api/admin/sales-reports/prepare').send({ week: FIRST }).expect(200);
    expect((await reports(FIRST))[0]).toMatchObject({ state: 'sent', lines: 3, total: { amount: 180 } });
    await monday();
    expect(await linesOf(NEXT)).toEqual(
      expect.arrayContaining([
        [id, -2, -22_704, -120, id],
        ['CN-1002', -1, -11_352, -60, undefined],
      ]),
    );
    expect((await reports(NEXT))[0]).toMatchObject({ lines: 2, corrections: 1 });
  });

  // REPORT-4, SIZE-6
  test('has a correction of litres, once, when a size is confirmed after it', async () => {
    const sized = (containerVolume: number | null, containersPerUnit: number | null) =>
      staff.patch('/api/admin/products/IPA').send({ containerVolume, containersPerUnit }).expect(200);
    await sized(null, null);
    const id = await delivered();
    await monday();
    const first = (await staff.get('/api/admin/sales-reports').expect(200)).body.week;
    const [next, last] = [addDays(first, 7), addDays(first, 14)];
    expect(await linesOf(first)).toEqual([[id, 2, null, 120, undefined]]);
    await send(first, 1).expect(200);
    await sized(473, 12);
    await monday();
    expect(await linesOf(next)).toEqual([[id, 0, 11_352, 0, id]]);
    const { text } = await staff.get(`/api/admin/sales-reports/${supplier}_${next}/report.csv`).expect(200);
    expect(text).toContain(`,IPA,Moon Moth Hazy IPA,0,-24,11.352,60.00,0.00,,${id}`);
    const pdf = await staff
      .get(`/api/admin/sales-reports/${supplier}_${next}/report.pdf`)
      .buffer(true)
      .expect(200);
    expect(textOfPdf(pdf.body)).toContain('Corrects');
    await monday();
    expect(await linesOf(last)).toEqual([]);
  });

  // REPORT-1, REPORT-6, REPORT-8
  test('of a week without sales says so; it is refused without a contact, and before the one of an earlier week', async () => {
    await monday();
    const week = (await staff.get('/api/admin/sales-reports').expect(200)).body.week;
    await saveSupplier(1, []);
    const refused = await send(week, 1).expect(409);
    expect(refused.body.detail).toBe('Container has no contact who gets reports.');
    await saveSupplier(2);
    await monday();
    const [later] = (await staff.get('/api/admin/sales-reports').expect(200)).body.weeks;
    const tooEarly = await send(later, 1).expect(409);
    expect(tooEarly.body.detail).toMatch(/^Send the report of Container for .* first\.$/);
    const { text } = await staff.get(`/api/admin/sales-reports/${supplier}_${week}/report.csv`).expect(200);
    expect(text).toContain('No sales in this week');
    const pdf = await staff
      .get(`/api/admin/sales-reports/${supplier}_${week}/report.pdf`)
      .buffer(true)
      .expect(200);
    expect(textOfPdf(pdf.body)).toContain('No sales in this week.');
    await staff.get('/api/admin/sales-reports/none/report.csv').expect(404);
    await staff.post('/api/admin/sales-reports/prepare').send({ week: '2027-06-06' }).expect(409);
  });
});
