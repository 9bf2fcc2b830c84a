import { randomUUID } from 'node:crypto';
import { type Browser, sendOrder, staffMember } from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';

const NUMBER = '305-218';
const shop = testShop();
let staff: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
  await shop.putProducts({ _id: 'KEG', name: 'Tidal Keg', packagingType: '50L', price: 200, stock: 50 });
});

const save = (body: object) =>
  staff
    .put(`/api/admin/licences/${NUMBER}`)
    .send({ companyName: 'The Gull', ...body })
    .expect(200);

async function order(): Promise<string> {
  const buyer = shop.api.browser();
  await buyer.post('/api/licences/verify').send({ licenseNumber: NUMBER }).expect(200);
  const lines = [line('KEG', 1)];
  const { body } = await sendOrder(buyer, 'licensee', { ...checkoutForm, lines, expectedTotal: 210 }).expect(
    201,
  );
  return body.id;
}

const timeline = async (query = '') =>
  (await staff.get(`/api/admin/licences/${NUMBER}/timeline?${query}`).expect(200)).body;
const figures = async () => (await staff.get(`/api/admin/licences/${NUMBER}/figures`).expect(200)).body;

describe("a licence's page", () => {
  const ids: string[] = [];
  beforeAll(async () => {
    await save({});
    for (let count = 0; count < 3; count += 1) {
      ids.push(await order());
      shop.clock.advance(8 * 86_400_000);
    }
    const [first = '', second = ''] = ids;
    await staff.patch(`/api/admin/orders/${first}`).send({ status: 'delivered' }).expect(200);
    await staff.patch(`/api/admin/orders/${second}`).send({ status: 'cancelled' }).expect(200);
    shop.clock.advance(1_000);
    await shop.work();
    shop.clock.advance(1_000);
    await staff
      .post(`/api/admin/kegs/licence:${NUMBER}/entries`)
      .send({ id: randomUUID(), kind: 'back', kegs: { 50: 1 } })
      .expect(200);
    shop.clock.advance(1_000);
    await save({ note: 'Cellar hatch on Trounce Alley' });
  });

  // LICENCE-15
  test('has the figures of its orders, without cancelled ones', async () => {
    const { year, yearBefore, orders, everyDays, lastOrderAt } = await figures();
    expect({ orders, of: year.orders, before: yearBefore, everyDays }).toEqual({
      orders: 2,
      of: 2,
      before: { orders: 0, total: 0, average: 0 },
      everyDays: undefined,
    });
    expect(year.average * 2).toBeCloseTo(year.total, 2);
    expect(lastOrderAt).toMatch(/^20/);
  });

  // LICENCE-15
  test('has a timeline of everything that happened to it, each entry once, however it is paged', async () => {
    const { entries } = await timeline('limit=50');
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'licence.save',
      'kegs.back',
      'kegs.out',
      'order.status',
      'order.status',
      'order.placed',
      'order.placed',
      'order.placed',
      'licence.save',
    ]);
    const paged: object[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await timeline(`limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(entries);
  });

  // LICENCE-15
  test.each([
    ['orders', ['order.status', 'order.status', 'order.placed', 'order.placed', 'order.placed']],
    ['kegs', ['kegs.back', 'kegs.out']],
  ])('narrows the timeline to its %s', async (about, actions) => {
    const { entries } = await timeline(`about=${about}`);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(actions);
  });

  test('lists its own orders, not those whose text has its number in it', async () => {
    const { body } = await staff.get(`/api/admin/orders?licence=${NUMBER}`).expect(200);
    expect(body.total).toBe(3);
    expect((await staff.get('/api/admin/orders?licence=305').expect(200)).body.total).toBe(0);
  });

  // KEGS-11
  test('has a statement of its kegs as a PDF', async () => {
    const { body, headers } = await staff
      .get(`/api/admin/kegs/licence:${NUMBER}/statement.pdf`)
      .buffer(true)
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(body);
    for (const word of ['Keg statement', 'The Gull', NUMBER, '0 kegs', 'Collected', 'Delivered'])
      expect(text).toContain(word);
  });
});

// DELIVERY-2
test("postal codes come from the delivery address, or else from the premises'", async () => {
  const licensees = licenseeModel(shop.api.deps.connection);
  await licensees.deleteMany({});
  await save({ premisesAddress: '12 Water Street, Vancouver, BC V6B 1A1' });
  const read = async () => (await staff.get('/api/admin/accounts/postal-codes').expect(200)).body;
  const { postalCodes, accounts } = await read();
  expect(postalCodes).toEqual(['V6B 1A1']);
  expect(accounts).toEqual([{ licenseNumber: NUMBER, companyName: expect.any(String) }]);
  await licensees.updateOne({ _id: NUMBER }, { $set: { deliveryAddress: '4 Lane, Vancouver' } });
  expect((await read()).postalCodes).toEqual([null]);
});
