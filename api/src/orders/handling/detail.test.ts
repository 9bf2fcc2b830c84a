import { type Browser, paidOrder, refund, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({
  _id: 'IPA',
  name: 'Moon Moth Hazy IPA',
  price: 60,
  stock: 10,
  category: 'Beer-Craft',
});
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  await shop.control('/carrier/_control', { fail: 500 });
});

const detail = async (id: string) => (await staff.get(`/api/admin/orders/${id}`).expect(200)).body;

/** 12 cans 51.00, taxes 7.65, deposit 1.20, estimated shipping 14.95: 74.80. */
const paid = async () => (await paidOrder(shop, staff, [line('IPA', 12)])).id;

describe("an order's own page", () => {
  // PAYMENT-14
  test('shows staff, and only staff, the brand and last digits of the card', async () => {
    const id = await paid();
    expect((await detail(id)).card).toEqual({ brand: 'visa', last4: '4242' });
    const { body: list } = await staff.get('/api/admin/orders').expect(200);
    expect(JSON.stringify(list)).not.toContain('4242');
    await shop.control('/stripe/_control', { fail: 500 });
    expect((await detail(id)).card).toEqual({ brand: 'visa', last4: '4242' });
    await shop.control('/stripe/_control', {});
  });

  test("works without the card details while Stripe doesn't answer", async () => {
    const id = await paid();
    await shop.control('/stripe/_control', { fail: 500 });
    const order = await detail(id);
    await shop.control('/stripe/_control', {});
    expect(order).toMatchObject({ id, payment: { status: 'paid' } });
    expect(order.card).toBeUndefined();
    expect((await detail(id)).card).toEqual({ brand: 'visa', last4: '4242' });
  });

  test('shows what its customer has bought so far, and which of those orders this one is', async () => {
    const first = await paid();
    shop.clock.advance(1_000);
    const second = await paid();
    const lines = [line('IPA', 6)];
    await refund(staff, second, { lines }).expect(200);
    // 6 of 12 cans go back: 25.50, taxes 3.81, deposit 0.60
    expect((await detail(first)).customerOrders).toEqual({ orders: 2, total: 119.69, place: 1 });
    expect((await detail(second)).customerOrders).toEqual({ orders: 2, total: 119.69, place: 2 });
  });

  test("doesn't trust a licence number typed in the retail checkout", async () => {
    const business = { licenseNumber: '104882', email: 'bar@gull.example' };
    const wholesale = await wholesaleOrder(staff, business);
    const typed = { licenseNumber: '104882', accountName: 'The Gull', email: 'ida@nowhere.example' };
    const retail = await paidOrder(shop, staff, [line('IPA', 12)], typed);
    expect(await detail(retail.id)).toMatchObject({
      accountName: 'The Gull',
      licenseNum: '104882',
      customerOrders: { orders: 1, total: 74.8, place: 1 },
    });
    expect((await detail(wholesale)).customerOrders).toEqual({ orders: 1, total: 130.8, place: 1 });
  });

  test('leaves out cancelled orders, itself included', async () => {
    const kept = await wholesaleOrder(staff);
    shop.clock.advance(1_000);
    const cancelled = await wholesaleOrder(staff);
    await staff.patch(`/api/admin/orders/${cancelled}`).send({ status: 'cancelled' }).expect(200);
    expect((await detail(cancelled)).customerOrders).toEqual({ orders: 1, total: 130.8 });
    expect((await detail(kept)).customerOrders).toEqual({ orders: 1, total: 130.8, place: 1 });
  });

  test('has a row for each mail, first and sent again, with when and to whom', async () => {
    const id = await wholesaleOrder(staff);
    const { mailLog: first } = await detail(id);
    expect(first).toMatchObject([
      { kind: 'business', to: expect.stringContaining('@'), state: 'queued' },
      { kind: 'customer', to: 'ines@tremblay.example', state: 'queued' },
    ]);
    shop.clock.advance(2_000);
    await shop.work();
    await staff.post(`/api/admin/orders/${id}/emails/customer/resend`).expect(202);
    const { mailLog } = await detail(id);
    expect(mailLog.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual([
      'business sent',
      'customer sent',
      'customer queued',
    ]);
    expect(mailLog[1].at).toBe(shop.clock.now().toISOString());
  });
});
