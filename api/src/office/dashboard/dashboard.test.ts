import { productDocument } from '../../../test/products.ts';
import { NORA, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';

const NOW = new Date('2026-11-20T20:00:00Z');

/** An order as it is stored, as far as the figures read it. */
function order(given: Record<string, unknown>) {
  return {
    state: 'placed',
    status: 'pending',
    channel: 'licensee',
    orderDate: NOW,
    totalAmount: 100.1,
    items: [
      {
        productId: 'CTR-101',
        productName: 'Dry Dock Pilsner',
        productPrice: 47.6,
        quantity: 2,
        lineTotal: 95.2,
      },
    ],
    charges: [],
    pricing: { pricedAt: NOW.toISOString(), province: 'BC' },
    customerEmail: 'ines@tremblay.example',
    uncounted: '2026-11-20',
    followUps: [],
    timeline: [],
    updatedAt: NOW,
    ...given,
  };
}

describe('the dashboard', () => {
  const api = testApi({ parts: { clock: () => NOW } });
  beforeAll(async () => {
    await productModel(api.deps.connection).insertMany([
      productDocument({
        _id: 'CTR-101',
        name: 'Dry Dock Pilsner',
        stock: 4,
        ltoPrice: 50,
        ltoStartDate: '2026-11-01',
        ltoEndDate: '2026-11-30',
      }),
      productDocument({ _id: 'HID-1', hidden: true, stock: 0 }),
    ]);
    const documents = [
      order({ _id: 'CBO-1' }),
      // One of two was refunded.
      order({
        _id: 'CBO-2',
        totalAmount: 0.2,
        channel: 'dtc',
        payment: { status: 'paid', expiresAt: NOW },
        items: [
          {
            productId: 'CTR-101',
            productName: 'Dry Dock Pilsner',
            productPrice: 0.1,
            quantity: 2,
            lineTotal: 0.2,
            refunded: 1,
          },
        ],
      }),
      order({ _id: 'CBO-3', channel: 'dtc', payment: { status: 'pending', expiresAt: NOW } }),
      order({ _id: 'CBO-4', status: 'cancelled' }),
      order({ _id: 'CBO-5', state: 'rejected' }),
      // Late on the day before, in Vancouver.
      order({
        _id: 'KEG-6',
        channel: 'keg',
        status: 'processed',
        orderDate: new Date('2026-11-20T06:30:00Z'),
        uncounted: '2026-11-19',
      }),
    ];
    const lead = (_id: string, created_at: Date) => ({ _id, created_at, followUps: [] });
    // The last came late on the day before, in Vancouver.
    const leads = [lead('1', NOW), lead('2', NOW), lead('3', new Date('2026-11-20T06:30:00Z'))];
    const { connection } = api.deps;
    await connection.collection<(typeof leads)[number]>('retail_leads').insertMany(leads);
    await connection.collection<(typeof documents)[number]>('orders').insertMany(documents);
  });

  // STAFF-12
  test('adds up as many days before, for a year too', async () => {
    const staff = await staffBrowser(api);
    const { body } = await staff.get('/api/admin/dashboard?days=1').expect(200);
    expect(body.before).toEqual({ orders: 1, revenue: 95.2, leads: 1 });
    const { body: year } = await staff.get('/api/admin/dashboard?days=365').expect(200);
    expect(year.days[0].day).toBe('2025-11-21');
    expect(year.days).toHaveLength(365);
    expect(year.before).toEqual({ orders: 0, revenue: 0, leads: 0 });
  });

  // STAFF-12
  test("counts sales by the company's days: paid and not cancelled", async () => {
    const staff = await staffBrowser(api);
    const { body } = await staff.get('/api/admin/dashboard?days=2');
    expect(body).toMatchObject({
      before: { orders: 0, revenue: 0, leads: 0 },
      days: [
        {
          day: '2026-11-19',
          orders: { licensee: 0, dtc: 0, keg: 1 },
          revenue: { licensee: 0, dtc: 0, keg: 95.2 },
          leads: 1,
        },
        {
          day: '2026-11-20',
          orders: { licensee: 1, dtc: 1, keg: 0 },
          revenue: { licensee: 95.2, dtc: 0.1, keg: 0 },
          leads: 2,
        },
      ],
      today: { orders: 2, revenue: 95.3 },
      statuses: { pending: 3, processed: 1, cancelled: 1 },
      offers: [{ productId: 'CTR-101', status: 'active', ltoEndDate: '2026-11-30' }],
      attention: { findings: 0, followUps: 0, failedImports: 0 },
      leads: { total: 3, lastSevenDays: 3 },
      products: { total: 2, hidden: 1, outOfStock: 1 },
    });
    expect(body.bestSellers[0]).toMatchObject({ productId: 'CTR-101', quantity: 2, revenue: 95.2 });
    // Two cases, two kegs and a bottle in two days leave four cases for less than two.
    expect(body.runningOut).toEqual([
      { productId: 'CTR-101', name: 'Dry Dock Pilsner', stock: 4, daysLeft: 1 },
    ]);
  });

  // STAFF-12
  test('counts the same sales as the order list', async () => {
    const staff = await staffBrowser(api);
    const { body } = await staff.get('/api/admin/orders?sold=1&from=2026-11-19');
    expect(body).toMatchObject({
      total: 3,
      totalAmount: 200.4,
      revenue: 190.5,
      counts: { pending: 2, processed: 1 },
    });
    expect(body.orders.map(({ id }: { id: string }) => id)).toEqual(['CBO-2', 'CBO-1', 'KEG-6']);
  });

  test('says who last set a switch, when and to what; switches that were never set are left out', async () => {
    const staff = await staffBrowser(api);
    const switched = async () => (await staff.get('/api/admin/dashboard?days=1')).body.switched;
    expect(await switched()).toEqual({});
    await staff.patch('/api/admin/settings').send({ comingSoon: true });
    await staff.patch('/api/admin/settings').send({ comingSoon: true, retailStoreOpen: false });
    await staff.patch('/api/admin/settings').send({ comingSoon: false });
    const set = { on: false, at: NOW.toISOString(), who: NORA };
    expect(await switched()).toEqual({ comingSoon: set, retailStoreOpen: set });
  });
});
