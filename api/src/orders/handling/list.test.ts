import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import { ORDER_SORTS, type OrderSort } from 'shared-domain/orders';
import { type Browser, staffMember } from '../../../test/buyers.ts';
import { testShop } from '../../../test/test-shop.ts';
import { textsOf } from '../order/index.ts';

const shop = testShop();
let staff: Browser;

const units = (...quantities: number[]) => ({
  items: quantities.map((quantity) => ({
    productId: 'IPA',
    productName: 'IPA',
    productPrice: 10,
    quantity,
    lineTotal: 10 * quantity,
  })),
});

const payment = (status: string) => ({
  payment: { status, sessionId: 'cs_1', expiresAt: new Date(), amount: 10 },
});

/** An order of a minute of that day, as it is stored. */
const stored = (minute: number, more: object = {}) => {
  const order = unfound(minute, more);
  return { ...order, ...textsOf(order as never) };
};

const unfound = (minute: number, more: object) => {
  const at = new Date(Date.UTC(2026, 10, 20, 18, minute));
  return {
    _id: `CBO-${at.getTime()}`,
    state: 'placed',
    version: 1,
    channel: 'licensee',
    customerName: 'Ines Tremblay',
    customerEmail: 'ines@tremblay.example',
    address: '12 Water Street, Vancouver, BC, V6B 1A1',
    ...units(1),
    totalAmount: 10,
    orderDate: at,
    status: 'pending',
    taxDetails: { gst: 0, pst: 0, hst: 0, alcoholTax: 0, canDeposit: 0, totalTax: 0, subtotal: 10 },
    pricing: {
      pricedAt: at.toISOString(),
      province: 'BC',
      rates: { gst: 0, pst: 0, hst: 0, alcoholTax: 0, depositPerUnit: 0 },
    },
    timeline: [],
    taken: [],
    followUps: [],
    uncounted: '2026-11-20',
    updatedAt: at,
    ...more,
  };
};

const collection = () => shop.api.deps.connection.collection<ReturnType<typeof stored>>('orders');

/** Oldest first; each column has equal values, some of them missing. */
const BOOK = [
  stored(0, { accountName: 'Éclair Café', totalAmount: 20.1, status: 'shipped', ...units(2, 3) }),
  stored(1, { accountName: 'Pub 10', totalAmount: 99, channel: 'keg', status: 'cancelled' }),
  stored(2, { customerName: 'Zed', totalAmount: 20.1, channel: 'dtc', ...payment('paid') }),
  stored(3, { accountName: '', customerName: 'pub 9', ...payment('expired'), ...units(5) }),
  stored(4, { accountName: 'Pub 10', totalAmount: 3, status: 'shipped', ...payment('paid') }),
];

beforeAll(async () => {
  staff = await staffMember(shop);
  const rejected = stored(9, { state: 'rejected' });
  await collection().insertMany([...BOOK, rejected]);
});

const list = async (query: string): Promise<OrderListJson> =>
  (await staff.get(`/api/admin/orders?${query}`).expect(200)).body;

/** The minutes of all orders that match a query, read in pages of two. */
async function minutes(query: string): Promise<number[]> {
  const orders: OrderJson[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page = await list(`${query}&limit=2${cursor && `&cursor=${cursor}`}`);
    orders.push(...page.orders);
    cursor = page.nextCursor;
  }
  return orders.map(({ orderDate }) => new Date(orderDate).getUTCMinutes());
}

const SORTED: Record<OrderSort, number[]> = {
  orderDate: [0, 1, 2, 3, 4],
  '-orderDate': [4, 3, 2, 1, 0],
  totalAmount: [4, 3, 0, 2, 1],
  '-totalAmount': [1, 2, 0, 3, 4],
};

test.each(ORDER_SORTS.map((sort) => [sort, SORTED[sort]] as const))(
  'a list sorted by %s is read in pages, each order once, equal ones in a stable order',
  async (sort, expected) => {
    expect(await minutes(`sort=${sort}`)).toEqual(expected);
  },
);

test('the orders of some days are sorted by total, whatever they are filtered by', async () => {
  const days = 'from=2026-11-20&to=2026-11-20';
  for (const sort of ORDER_SORTS) expect(await minutes(`sort=${sort}&${days}`)).toEqual(SORTED[sort]);
  expect(await minutes(`sort=-totalAmount&status=shipped&channel=licensee&${days}`)).toEqual([0, 4]);
  expect(await minutes(`sort=totalAmount&payment=paid&${days}`)).toEqual([4, 2]);
  expect(await minutes('sort=-totalAmount&from=2026-11-21&to=2026-11-22')).toEqual([]);
});

// MONEY-9
test.each(['0000-01-01', '9999-12-31', '0000-01-01T00:00:00Z', 'soon'])(
  'a list to %s is refused with a sentence',
  async (to) => {
    const { body } = await staff.get(`/api/admin/orders?to=${to}`).expect(422);
    expect(body.errors).toEqual([{ path: 'to', message: 'Please enter a valid date' }]);
  },
);

test('the first page has the totals of all pages; later pages do not count again', async () => {
  const { nextCursor, ...first } = await list('limit=2&sort=totalAmount&status=pending,shipped');
  expect(first).toMatchObject({
    counts: { pending: 2, shipped: 2, cancelled: 1 },
    total: 4,
    totalAmount: 53.2,
    revenue: 120,
  });
  const second = await list(`limit=2&sort=totalAmount&status=pending,shipped&cursor=${nextCursor}`);
  expect(Object.keys(second)).toEqual(['orders']);
});

test("an order placed while a list is being read doesn't shift the next page", async () => {
  const { nextCursor } = await list('limit=2&sort=-totalAmount');
  const late = stored(30, { totalAmount: 200 });
  await collection().insertOne(late);
  const next = await list(`limit=2&sort=-totalAmount&cursor=${nextCursor}`);
  await collection().deleteOne({ _id: late._id });
  expect(next.orders.map(({ orderDate }) => new Date(orderDate).getUTCMinutes())).toEqual([0, 3]);
});

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each([
  ['no cursor at all', 'nonsense'],
  ['a cursor of another sort', cursor(['-totalAmount', 10, 'CBO-1'])],
  ['a cursor that is too short', cursor(['orderDate', '2026-11-20'])],
  ['a cursor with an impossible date', cursor(['orderDate', '2026-13-40', 'CBO-1'])],
  ['a cursor that carries a database query', cursor(['orderDate', { $gt: '' }, 'CBO-1'])],
])('%s is refused with a sentence', async (_what, text) => {
  const { body } = await staff.get(`/api/admin/orders?sort=orderDate&cursor=${text}`).expect(422);
  expect(body.errors).toEqual([{ path: 'cursor', message: 'This cursor is not one of ours' }]);
});

// STAFF-38
test('a sort of earlier pages is answered with the newest first, another one is refused', async () => {
  expect(await minutes('sort=customer')).toEqual(await minutes(''));
  expect(await minutes('sort=-status')).toEqual(await minutes(''));
  const { body } = await staff.get('/api/admin/orders?sort=colour').expect(422);
  expect(body.errors[0]).toMatchObject({ path: 'sort' });
});
