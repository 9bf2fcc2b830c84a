import { saleOf } from 'shared-domain/accounting';
import { type Day, instantAt } from 'shared-domain/dates';
import { sumOf } from 'shared-domain/money';
import type { ReportLine } from 'shared-domain/suppliers';
import {
  type Browser,
  edit,
  paidOrder,
  refund,
  sendOrder,
  staffMember,
  staffOrder,
} from '../../../test/buyers.ts';
import { checkoutForm, freshKey, kegForm, line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';
import { findOrder, soldOrder } from '../../orders/order/index.ts';
import { prepareDue } from './index.ts';

const shop = testShop();
const SUPPLIER = '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a01';
let staff: Browser;
const ids: Record<string, string> = {};

/** Moves the clock on to an instant, or to a time in Vancouver. A session of staff ends meanwhile. */
async function at(day: Day, time?: string) {
  const instant = time === undefined ? new Date(day) : instantAt(day, time);
  shop.clock.advance(instant.getTime() - shop.clock.now().getTime());
  staff = await staffMember(shop);
}

async function monday(day: Day) {
  await at(day, '06:00');
  await prepareDue(shop.api.deps);
}

async function ordered(name: string, lines: { productId: string; quantity: number }[], channel = 'licensee') {
  const isPub = channel === 'licensee';
  const request = { channel, lines, ...(isPub ? { account: '104882' } : {}) };
  const { body } = await staff
    .post(isPub ? '/api/admin/orders/quote' : '/api/quotes')
    .send(request)
    .expect(200);
  const form = { lines, expectedTotal: (body.quote ?? body).total };
  const sent = isPub
    ? staffOrder(staff, { ...checkoutForm, ...form })
    : sendOrder(staff, 'keg', { ...kegForm, ...form });
  ids[name] = (await sent.expect(201)).body.id;
}

const statusOf = async (name: string, status: string) =>
  staff.patch(`/api/admin/orders/${ids[name]}`).send({ status }).expect(200);

async function credited(name: string, lines: object[]) {
  const body = { lines, reason: 'broken', note: '', restock: false, mail: false };
  const path = `/api/admin/orders/${ids[name]}/credits`;
  const { body: order } = await staff.post(path).set('Idempotency-Key', freshKey()).send(body).expect(200);
  await shop.work();
  return order.credits.at(-1).id as string;
}

const reversed = (name: string, credit: string) =>
  staff
    .post(`/api/admin/orders/${ids[name]}/credits/${credit}/reversal`)
    .set('Idempotency-Key', freshKey())
    .send({ note: '', mail: false })
    .expect(200);

/** Takes a delivered order back, edits it to these lines, and delivers it again. */
async function editedTo(name: string, lines: { productId: string; quantity: number }[]) {
  await statusOf(name, 'pending');
  const path = `/api/admin/orders/${ids[name]}`;
  const { body: before } = await staff.get(path).expect(200);
  const { body: preview } = await staff.post(`${path}/edits/preview`).send({ lines }).expect(200);
  const from = {
    lines: before.items.map(({ productId, quantity }: { productId: string; quantity: number }) =>
      line(productId, quantity),
    ),
  };
  await edit(staff, ids[name] ?? '', lines, { from, expectedTotal: preview.total.after }).expect(200);
  await statusOf(name, 'delivered');
}

type Row = [day: string, document: string, sku: string, ...figures: number[], corrects: string];

/** A week's lines: day, document, SKU, units, containers, millilitres, price, amount, what it corrects. */
async function linesOf(week: Day): Promise<Row[]> {
  const { body } = await staff.get(`/api/admin/sales-reports/${SUPPLIER}_${week}`).expect(200);
  const named = (document: string) =>
    Object.entries(ids).reduce((text, [name, id]) => text.replace(id, name), document);
  return body.rows
    .map((row: ReportLine) => [
      ...[row.day, named(row.document), row.sku, row.units, row.containers, row.millilitres],
      ...[row.price, row.amount, row.corrects === undefined ? '' : named(row.corrects)],
    ])
    .sort((one: Row, other: Row) => `${one}`.localeCompare(`${other}`));
}

/** What each week's report must have, worked out by hand from what happens below. */
const WEEKS: Readonly<Record<Day, Row[]>> = {
  '2026-11-15': [
    ['2026-11-21', 'keg', 'KEG', 1, 1, 50_000, 319.98, 319.98, ''],
    ['2026-11-21', 'pub', 'IPA', 2, 48, 22_704, 60, 120, ''],
    ['2026-11-21', 'pub', 'KEG', 1, 1, 50_000, 199.99, 199.99, ''],
    ['2026-11-21', 'retail', 'IPA', 3, 3, 1_419, 4.25, 12.75, ''],
  ],
  '2026-11-22': [
    ['2026-11-22', 'late', 'IPA', 1, 24, 11_352, 60, 60, ''],
    ['2026-11-22', 'late', 'TASTER', 2, 12, 4_260, 0, 0, ''],
    ['2026-11-25', 'CN-1001', 'IPA', -1, -24, -11_352, 60, -60, ''],
    ['2026-11-25', 'retail-CN2', 'IPA', -1, -1, -473, 4.25, -4.25, ''],
  ],
  '2026-11-29': [
    ['2026-11-22', 'late', 'TASTER', -2, -12, -4_260, 0, 0, 'late'],
    ['2026-11-30', 'CN-1002', 'IPA', 1, 24, 11_352, 60, 60, ''],
    ['2026-12-03', 'late', 'IPA', 3, 72, 34_056, 60, 180, 'late'],
  ],
  '2026-12-06': [],
  '2026-12-27': [
    ['2026-12-31', 'eve', 'IPA', 1, 24, 11_352, 60, 60, ''],
    ['2027-01-01', 'year', 'IPA', 2, 48, 22_704, 60, 120, ''],
  ],
  '2027-03-07': [['2027-03-13', 'winter', 'IPA', 1, 24, 11_352, 60, 60, '']],
  '2027-03-14': [['2027-03-14', 'spring', 'IPA', 2, 48, 22_704, 60, 120, '']],
  '2027-10-31': [['2027-11-06', 'summer', 'IPA', 1, 24, 11_352, 60, 60, '']],
  '2027-11-07': [['2027-11-07', 'autumn', 'IPA', 2, 48, 22_704, 60, 120, '']],
};

// REPORT-1, REPORT-2, REPORT-3, REPORT-4, REPORT-7
test('weeks over the change of clocks and of the year have each line where it belongs', async () => {
  await shop.clear();
  staff = await staffMember(shop);
  await shop.control('/carrier/_control', { fail: 500 });
  const can = { containerVolume: 473, containersPerUnit: 24, hiddenCategory: 'CONTAINER' };
  await shop.putProducts(
    { _id: 'IPA', name: 'Hazy IPA', price: 60, stock: 900, ...can },
    {
      _id: 'TASTER',
      name: 'Taster',
      price: 0,
      stock: 90,
      ...can,
      containerVolume: 355,
      containersPerUnit: 6,
    },
    {
      ...{ _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 30, packagingType: '50L', ...can },
      ...{ containerVolume: 50_000, containersPerUnit: 1 },
    },
    { _id: 'CAP', name: 'Cap', price: 20, stock: 50, ...can, category: 'Merchandise' },
    { _id: 'ALE', name: 'Ale', price: 48, stock: 90, ...can, hiddenCategory: 'FORCE' },
  );
  const contacts = [{ name: 'Ada Lund', email: 'ada@container.example', getsReports: true }];
  const form = { name: 'Container', brands: ['CONTAINER'], contacts, showsCustomers: false, version: 0 };
  await staff.put(`/api/admin/suppliers/${SUPPLIER}`).send(form).expect(200);
  const pub = { companyName: 'The Gull & Anchor', licenceClass: 'Food Primary' };
  await staff.put('/api/admin/licences/104882').send(pub).expect(200);

  await ordered('pub', [line('IPA', 2), line('KEG', 1), line('CAP', 3), line('ALE', 1)]);
  await ordered('late', [line('IPA', 1), line('TASTER', 2)]);
  await ordered('undelivered', [line('IPA', 5)]);
  await ordered('keg', [line('KEG', 1)], 'keg');
  ids.retail = (await paidOrder(shop, staff, [line('IPA', 4), line('ALE', 1)])).id;
  await refund(staff, ids.retail, { lines: [line('IPA', 1)] }).expect(200);
  await shop.work();
  await at('2026-11-21', '23:30');
  await statusOf('pub', 'delivered');
  await statusOf('keg', 'delivered');
  await statusOf('undelivered', 'shipped');
  await statusOf('retail', 'shipped');
  await at('2026-11-22', '00:30');
  await statusOf('late', 'delivered');
  await monday('2026-11-23');
  await at('2026-11-25', '12:00');
  const credit = await credited('pub', [line('IPA', 1)]);
  await refund(staff, ids.retail ?? '', { lines: [line('IPA', 1)] }).expect(200);
  await shop.work();
  await monday('2026-11-30');
  await reversed('pub', credit);
  await shop.work();
  await at('2026-12-03', '09:00');
  await editedTo('late', [line('IPA', 4)]);
  for (const [name, cases] of [
    ...[
      ['eve', 1],
      ['year', 2],
      ['winter', 1],
      ['spring', 2],
      ['summer', 1],
      ['autumn', 2],
    ],
  ] as [string, number][])
    await ordered(name, [line('IPA', cases)]);
  for (const [name, day, time] of [
    ['eve', '2026-12-31', '23:59'],
    ['year', '2027-01-01', '00:01'],
    ['winter', '2027-03-13', '23:59'],
    // Clocks go forward at 2, and back at 2, to the second half past one.
    ['spring', '2027-03-14', '03:01'],
    ['summer', '2027-11-06', '23:59'],
    ['autumn', '2027-11-07T09:30:00.000Z', undefined],
  ] as const) {
    await at(day, time);
    await statusOf(name, 'delivered');
  }
  await statusOf('undelivered', 'cancelled');
  await monday('2027-11-15');
  for (const [week, lines] of Object.entries(WEEKS))
    expect([week, await linesOf(week)]).toEqual([week, lines]);
  const orders = await Promise.all(Object.values(ids).map((id) => findOrder(shop.api.deps, id)));
  const net = orders.map((order) =>
    order && order.status !== 'cancelled' ? saleOf(soldOrder(order)).net : 0,
  );
  const caps = 3 * 2_000;
  const ales = 4_800 + 350;
  const reported = Object.values(WEEKS).flatMap((lines) =>
    lines.map((line) => Math.round(Number(line[7]) * 100)),
  );
  expect(sumOf(reported)).toBe(sumOf(net) - caps - ales);
});
