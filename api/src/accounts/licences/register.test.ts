import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { testShop } from '../../../test/test-shop.ts';
import { licenseeModel } from './model.ts';

const DAY = 24 * 60 * 60 * 1000;

const shop = testShop();
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 });
  const added = (day: number) => new Date(shop.clock.now().getTime() - day * DAY);
  const licensee = (_id: string, companyName: string, day: number) => ({
    _id,
    companyName,
    created_at: added(day),
    updatedAt: added(day),
  });
  await licenseeModel(shop.api.deps.connection).insertMany([
    licensee('305927', 'Saltbox Kitchen', 10),
    licensee('301188', 'Ferreira Brothers Liquor', 20),
    {
      ...licensee('304410', 'Pier 9 Public House', 30),
      deliveryAddress: '9 Quay Street, Vancouver, BC',
      contacts: [{ name: 'Moira Quill', email: 'm@pier9.example', phone: '604 555-0117', orderMails: true }],
    },
  ]);
  await order('305927');
  shop.clock.advance(366 * DAY);
  await order('305927');
  const cancelled = await order('304410');
  await staff.patch(`/api/admin/orders/${cancelled}`).send({ status: 'cancelled' }).expect(200);
  shop.clock.advance(DAY);
  await order('301188');
});

const order = (licenseNumber: string) => wholesaleOrder(staff, { licenseNumber });

const numbers = ({ licences }: { licences: { licenseNumber: string }[] }) =>
  licences.map(({ licenseNumber }) => licenseNumber);

describe('the register of licensees', () => {
  test('shows the latest to order first, with how often and for how much in twelve months', async () => {
    const { body } = await staff.get('/api/admin/licences?limit=3').expect(200);
    expect(body.licences).toMatchObject([
      {
        licenseNumber: '301188',
        companyName: 'Ferreira Brothers Liquor',
        lastOrderAt: shop.clock.now().toISOString(),
        orderCount: 1,
        twelveMonths: 130.8,
      },
      { licenseNumber: '305927', orderCount: 2, twelveMonths: 130.8 },
      { licenseNumber: '304410', orderCount: 0, twelveMonths: 0 },
    ]);
    expect(body.licences[2].lastOrderAt).toBeUndefined();
    expect(body.total).toBe(4);
    const { body: rest } = await staff
      .get(`/api/admin/licences?limit=3&cursor=${body.nextCursor}`)
      .expect(200);
    expect(rest).toMatchObject({ licences: [{ licenseNumber: '104882' }], total: 4 });
    expect(rest.nextCursor).toBeUndefined();
  });

  test.each([
    ['sort=company', ['301188', '304410', '305927', '104882']],
    ['sort=number', ['104882', '301188', '304410', '305927']],
    ['sort=created', ['104882', '305927', '301188', '304410']],
    ['sort=twelveMonths', ['301188', '305927', '304410', '104882']],
    ['search=0', ['301188', '305927', '304410', '104882']],
    ['search=304', ['304410']],
    ['search=BROTHERS', ['301188']],
    ['search=quay', ['304410']],
    ['search=Moira', ['304410']],
    ['search=6045550117', ['304410']],
    ['search=(604)%20555-01', ['304410']],
    ['search=.*', []],
    ['search=%00', []],
  ])('is read by %s', async (query, expected) => {
    const { body } = await staff.get(`/api/admin/licences?limit=10&${query}`).expect(200);
    expect([numbers(body), body.total]).toEqual([expected, expected.length]);
  });

  test('continues after the last licensee who ordered, wherever the page ended', async () => {
    const pages: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { body }: { body: { licences: { licenseNumber: string }[]; nextCursor?: string } } = await staff
        .get(`/api/admin/licences?limit=1${cursor && `&cursor=${cursor}`}`)
        .expect(200);
      pages.push(...numbers(body));
      cursor = body.nextCursor;
    }
    expect(pages).toEqual(['301188', '305927', '304410', '104882']);
  });
});
