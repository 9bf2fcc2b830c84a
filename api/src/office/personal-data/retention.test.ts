import { instantAt } from 'shared-domain/dates';
import { RETENTION_DEFAULTS } from 'shared-domain/staff';
import { paidOrder, retailOrder, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { proofModel } from '../../deliveries/proofs/index.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { stockAlertsModel } from '../../messages/stock-alerts/index.ts';
import { orderModel } from '../../orders/order/index.ts';
import { milestoneModel } from '../operations/index.ts';
import { eraseTonight } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 50 });

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);
const lead = (days: number) => ({
  ...{ name: `Lead of ${days} days`, email: `${days}@example.com`, source: 'retail_popup' },
  created_at: daysAgo(days),
});
const names = async () => (await leadModel(shop.api.deps.connection).distinct('name')).sort();
const audited = () =>
  shop.api.deps.connection
    .collection('audit')
    .find({ action: /^retention/ })
    .sort({ _id: 1 })
    .toArray();

beforeEach(async () => {
  const { connection } = shop.api.deps;
  await shop.clear();
  for (const name of ['retail_leads', 'contact_messages', 'stock_alerts', 'audit', 'milestones', 'settings'])
    await connection.collection(name).deleteMany({});
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 50 });
  await milestoneModel(connection).create([{ _id: 'retention', at: daysAgo(1) }]);
  await leadModel(connection).create([lead(800), lead(729)]);
  const message = { fullName: 'Ada', email: 'ada@example.com', message: 'Do you deliver?' };
  await contactMessageModel(connection).insertMany([
    { ...message, created_at: daysAgo(400) },
    { ...message, created_at: daysAgo(3) },
  ]);
  const waits = { email: 'x@example.com', alerts: [], followUps: [] };
  await stockAlertsModel(connection).insertMany([
    { ...waits, _id: 'a@example.com', key: 'a', updatedAt: daysAgo(200) },
    { ...waits, _id: 'b@example.com', key: 'b', updatedAt: daysAgo(20) },
  ]);
});

// PRIVACY-7
test('Staff see beforehand what the night will erase, and the night erases that and says so in the audit', async () => {
  const staff = await staffMember(shop);
  const { body } = await staff.get('/api/admin/retention').expect(200);
  expect(body).toEqual({
    retention: RETENTION_DEFAULTS,
    at: instantAt('2026-11-21', '04:00').toISOString(),
    due: { messages: 1, leads: 1, alerts: 1 },
  });
  await eraseTonight(shop.api.deps);
  expect(await names()).toEqual(['Lead of 729 days']);
  expect(await contactMessageModel(shop.api.deps.connection).countDocuments()).toBe(1);
  expect(await stockAlertsModel(shop.api.deps.connection).distinct('_id')).toEqual(['b@example.com']);
  expect(await audited()).toMatchObject([
    { who: 'retention', subject: 'messages', after: { erased: 1, olderThan: '2025-11-20' } },
    { action: 'retention.leads', after: { erased: 1 } },
    { action: 'retention.alerts', after: { erased: 1 } },
  ]);
});

// PRIVACY-10
test('Signatures are erased after 90 days', async () => {
  const { connection } = shop.api.deps;
  await proofModel(connection).create(
    [91, 89].map((days) => ({ _id: `of ${days} days`, order: 'CBO-1', at: daysAgo(days), path: 'M1 1L2 2' })),
  );
  await eraseTonight(shop.api.deps);
  expect(await proofModel(connection).distinct('_id')).toEqual(['of 89 days']);
});

// PRIVACY-7
test('A night erases once, by the settings of that night', async () => {
  await eraseTonight(shop.api.deps);
  const staff = await staffMember(shop);
  const retention = { ...RETENTION_DEFAULTS, leads: 30 };
  await staff.patch('/api/admin/settings').send({ retention }).expect(200);
  await eraseTonight(shop.api.deps);
  expect(await names()).toEqual(['Lead of 729 days']);
  shop.clock.advance(DAY_MS);
  await Promise.all([eraseTonight(shop.api.deps), eraseTonight(shop.api.deps)]);
  expect(await names()).toEqual([]);
  expect((await audited()).filter(({ subject }) => subject === 'leads')).toHaveLength(2);
});

// PRIVACY-7
test('The first night of a shop erases nothing', async () => {
  await milestoneModel(shop.api.deps.connection).deleteMany({});
  await eraseTonight(shop.api.deps);
  expect(await names()).toHaveLength(2);
  shop.clock.advance(DAY_MS);
  await eraseTonight(shop.api.deps);
  expect(await names()).toEqual(['Lead of 729 days']);
});

test('A lead whose mail still waits is left for another night', async () => {
  await leadModel(shop.api.deps.connection).updateOne(
    { email: '800@example.com' },
    {
      $set: {
        followUps: [
          { id: 'a', kind: 'email', state: 'due', dueAt: new Date(), attempts: 0, data: { mail: 'x' } },
        ],
      },
    },
  );
  await eraseTonight(shop.api.deps);
  expect(await names()).toHaveLength(2);
});

// PRIVACY-3, PRIVACY-7
test('Old orders lose their customer and keep their amounts, and a young one keeps both', async () => {
  const browser = shop.api.browser();
  const lines = [line('IPA', 1)];
  const [old, young] = [await paidOrder(shop, browser, lines), await paidOrder(shop, browser, lines)];
  const unpaid = await retailOrder(shop.api.browser(), lines);
  const orders = orderModel(shop.api.deps.connection);
  await shop.work();
  await orders.updateOne({ _id: old.id }, { $set: { orderDate: daysAgo(2600) } });
  await orders.updateOne(
    { _id: unpaid.id },
    { $set: { orderDate: daysAgo(100), 'payment.status': 'expired' } },
  );
  const before = await shop.order(old.id);
  await eraseTonight(shop.api.deps);
  const customers = await Promise.all([old, young, unpaid].map(({ id }) => shop.order(id)));
  expect(customers.map(({ customerName }) => customerName)).toEqual([
    'Erased',
    before.customerName,
    'Erased',
  ]);
  const { items, totalAmount, taxDetails, charges, payment } = before;
  expect(customers[0]).toMatchObject({ items, totalAmount, taxDetails, charges });
  expect(customers[0]?.payment).toMatchObject({ amount: (payment as { amount: number }).amount });
});
