import type { AccountingJson, DashboardJson, LicenceListJson, OrderListJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { rowsOfCsv } from '../../../test/csv.ts';
import { randomOf } from '../../../test/fuzz/random.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { expectTrueAccounts, expectTrueSums } from '../../../test/true-sums.ts';
import { orderAt } from '../../../test/years/order.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { toProduct } from '../../catalogue/products/index.ts';
import { orderModel, reviseOrder } from '../order/index.ts';
import { accountSumsModel, checkSums, recountAll, sumsModel } from './index.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const PRODUCTS = [
  productDocument({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 66.4, stock: 900 }),
  productDocument({ _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 900, packagingType: '50L' }),
].map((document) => toProduct(document as never));

const api = testApi({ parts: { clock: () => NOW } });
let staff: Browser;
const sums = () => sumsModel(api.deps.connection);

beforeAll(async () => {
  staff = await staffBrowser(api);
});

/** Stores a number of orders, the last one now, beside those that are there. */
async function store(count: number): Promise<void> {
  const state = { count, now: NOW.getTime(), products: PRODUCTS, random: randomOf(count) };
  const orders = Array.from({ length: count }, (_, place) => orderAt(place, state));
  const unknown = orders.map((order) => ({ ...order, _id: `${order._id}${count}` }));
  await orderModel(api.deps.connection).collection.insertMany(unknown as never[], { ignoreUndefined: true });
}

const read = async <Answer>(path: string): Promise<Answer> =>
  (await staff.get(`/api/admin/${path}`).expect(200)).body;
const cents = (dollars: number) => Math.round(dollars * 100);
const days = (count: number) => `from=${addDays(dayOf(NOW), 1 - count)}&to=${dayOf(NOW)}`;

async function rowsOf(file: string, count: number): Promise<Record<string, string>[]> {
  const { text } = await staff.get(`/api/admin/accounting/${file}?${days(count)}`).expect(200);
  return rowsOfCsv(text);
}

/** A register's accounts, added up: what licensees ordered in twelve months, in cents. */
async function orderedOfRegister(): Promise<number> {
  let sum = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const path = `licences?sort=twelveMonths&limit=200${cursor && `&cursor=${cursor}`}`;
    const page: LicenceListJson = await read(path);
    sum += page.licences.reduce((all, { twelveMonths = 0 }) => all + cents(twelveMonths), 0);
    cursor = page.nextCursor;
  }
  return sum;
}

/** What each place says was sold in the last days, in cents. */
async function told(count: number) {
  const list = await read<OrderListJson>(`orders?sold=1&limit=1&${days(count)}`);
  const searched = await read<OrderListJson>(`orders?sold=1&limit=1&search=example.com&${days(count)}`);
  const { days: series } = await read<DashboardJson>(`dashboard?days=${count}`);
  const { net } = await read<AccountingJson>(`accounting?${days(count)}`);
  const rows = await rowsOf('sales.csv', count);
  return {
    list: cents(list.revenue ?? 0),
    orders: list.total,
    searched: [searched.total, cents(searched.revenue ?? 0)],
    dashboard: series
      .flatMap(({ revenue }) => Object.values(revenue))
      .reduce((sum, one) => sum + cents(one), 0),
    accounting: cents(net),
    file: rows.reduce((sum, row) => sum + cents(Number(row['Net sales'])), 0),
  };
}

describe('the sums of orders', () => {
  // ACCOUNTING-6
  test.each([11, 1_000])(
    'are the same in list, dashboard, accounting and file with %i more orders, in any period',
    async (count) => {
      await store(count);
      await expectTrueSums(api.deps.connection);
      for (const period of [1, 3, 40]) {
        const { list, orders, ...others } = await told(period);
        expect(list).toBeGreaterThan(0);
        expect(others).toEqual({
          ...{ searched: [orders, list], dashboard: list, accounting: list, file: list },
        });
      }
    },
  );

  // ACCOUNTING-3, ACCOUNTING-6
  test('are those of the file for Xero, of the period before on the dashboard, and of the register of licensees', async () => {
    const { total } = await read<AccountingJson>(`accounting?${days(40)}`);
    const xero = (await rowsOf('xero.csv', 40)).map((row) => {
      const net = Number(row['*UnitAmount']) * Number(row['*Quantity']);
      return cents(net) + cents(Number(row.TaxAmount));
    });
    expect(xero.reduce((sum, one) => sum + one, 0)).toBe(cents(total));
    const { before } = await read<DashboardJson>('dashboard?days=2');
    const [whole, late] = [await told(4), await told(2)];
    expect(before).toMatchObject({
      orders: (whole.orders ?? 0) - (late.orders ?? 0),
      revenue: (whole.list - late.list) / 100,
    });
    const numbers = await orderModel(api.deps.connection).distinct('licenseNum', { channel: 'licensee' });
    await licenseeModel(api.deps.connection).collection.insertMany(
      numbers.map((number) => ({
        _id: number,
        companyName: number,
        created_at: NOW,
        updatedAt: NOW,
      })) as never[],
    );
    const list = await read<OrderListJson>(
      'orders?channel=licensee&status=pending,processed,shipped,delivered&limit=1',
    );
    expect(await orderedOfRegister()).toBe(cents(list.totalAmount ?? 0));
  });

  // ACCOUNTING-6
  test('follow each change of an order', async () => {
    const [order] = await orderModel(api.deps.connection)
      .find({ status: 'delivered', channel: 'keg' })
      .limit(1);
    await reviseOrder(api.deps, order?._id ?? '', () => ({ $set: { status: 'cancelled' } }));
    await expectTrueSums(api.deps.connection);
    expect(await orderModel(api.deps.connection).countDocuments({ uncounted: { $exists: true } })).toBe(0);
    await expectTrueAccounts(api.deps);
  });

  // ACCOUNTING-6
  test('that are wrong are put right by the check, and all of them by the command', async () => {
    const wrong = { $set: { 'orders.0.revenue': 1, 'sales.net': 1 } };
    const logged: unknown[] = [];
    const logger = { ...api.deps.logger, error: (what: unknown) => logged.push(what) } as never;
    await checkSums({ ...api.deps, logger });
    expect(logged).toEqual([]);
    await sums().updateOne({ _id: 'day 2026-11-20' }, wrong);
    await checkSums({ ...api.deps, logger });
    expect(logged).toEqual([{ day: '2026-11-20' }]);
    await expectTrueSums(api.deps.connection);
    const accounts = accountSumsModel(api.deps.connection);
    await accounts.updateMany({ orders: { $gt: 0 } }, { $set: { twelveMonths: 1 } });
    await checkSums({ ...api.deps, logger });
    expect(logged.slice(1)).toContainEqual({ accountsOf: '2026-11-20' });
    await sums().updateMany({}, wrong);
    await accounts.updateMany({ orders: { $gt: 0 } }, { $set: { orders: 7 } });
    await recountAll(api.deps);
    await expectTrueSums(api.deps.connection);
    await expectTrueAccounts(api.deps);
  });

  // ACCOUNTING-6
  test('are right after several processes have counted the same changes at once', async () => {
    const { connection } = api.deps;
    await orderModel(connection).collection.updateMany({}, { $set: { uncounted: '2026-11-20' } });
    await Promise.all([1, 2, 3].map(() => recountAll(api.deps)));
    await expectTrueSums(connection);
    await expectTrueAccounts(api.deps);
  });
});
