import { type Browser, kegOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';
import { eraseCustomers } from '../../orders/order/index.ts';
import { licenseeModel } from '../licences/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const INES = 'email:ines@tremblay.example';

const shop = testShop();
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 10, packagingType: '50L' },
    { _id: 'SMALL', name: 'Lager Keg 30L', price: 100, stock: 10, packagingType: '20L & 30L' },
  );
  const licensees = licenseeModel(shop.api.deps.connection);
  await licensees.deleteMany({});
  const at = shop.clock.now();
  await licensees.insertMany(
    [
      ['301188', 'Ferreira Brothers Liquor'],
      ['304410', 'Pier 9 Public House'],
      ['305927', 'Saltbox Kitchen'],
    ].map(([_id = '', companyName = '']) => ({ _id, companyName, created_at: at, updatedAt: at })),
  );
  await wholesaleOrder(staff, { licenseNumber: '305927' });
  shop.clock.advance(DAY);
  const id = await kegOrder(staff, [line('KEG', 2), line('SMALL', 1)], 919.95);
  shop.clock.advance(DAY);
  await wholesaleOrder(staff, { licenseNumber: '304410' });
  await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  await shop.work();
});

const read = async (query = '') => (await staff.get(`/api/admin/accounts?${query}`).expect(200)).body;
const ids = ({ accounts }: { accounts: { id: string }[] }) =>
  accounts.map(({ id }) => id.replace('licence:', ''));

// LICENCE-21
test('the list of accounts has licences and customers of the keg portal, with what is known of each', async () => {
  const { accounts, total } = await read('limit=2');
  expect(total).toBe(4);
  expect(accounts).toEqual([
    {
      ...{ id: 'licence:304410', name: 'Pier 9 Public House', licenseNumber: '304410' },
      ...{
        orderCount: 1,
        twelveMonths: 130.8,
        lastOrderAt: expect.any(String),
        created_at: expect.any(String),
      },
    },
    {
      ...{ id: INES, name: 'Ines Tremblay', email: 'ines@tremblay.example' },
      ...{ orderCount: 1, twelveMonths: 919.95, lastOrderAt: expect.any(String), kegs: 3 },
    },
  ]);
});

// LICENCE-21
test.each([
  ['', ['304410', INES, '305927', '301188']],
  ['sort=twelveMonths', [INES, '304410', '305927', '301188']],
  ['sort=company', ['301188', INES, '304410', '305927']],
  ['sort=number', ['301188', '304410', '305927', INES]],
  ['sort=created', ['301188', '304410', '305927', INES]],
  ['search=e', ['304410', INES, '305927', '301188']],
  ['search=TREMBLAY.EX', [INES]],
  ['search=3044', ['304410']],
])('accounts by "%s" come once each, whole and page by page', async (query, expected) => {
  const whole = await read(query);
  expect([ids(whole), whole.total]).toEqual([expected, expected.length]);
  const paged: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: { accounts: { id: string }[]; nextCursor?: string } = await read(
      `${query}&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    paged.push(...ids(page));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(expected);
});

// LICENCE-21, PRIVACY-3
test('a customer of the keg portal stays in the list for years, without twelve months, until their orders are erased', async () => {
  shop.clock.advance(366 * DAY);
  const { accounts, total } = await read();
  expect([total, accounts[1]]).toMatchObject([4, { id: INES, orderCount: 1, twelveMonths: 0 }]);
  await eraseCustomers(shop.api.deps, { customerEmail: 'ines@tremblay.example' });
  expect(ids(await read())).not.toContain(INES);
});
