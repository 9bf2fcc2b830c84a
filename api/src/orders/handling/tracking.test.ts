import { type Browser, paidOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 });
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});

const POST = { carrier: 'canada-post', number: '7035 1144-7713 8472' };
const SHOWN = {
  carrier: 'canada-post',
  carrierName: 'Canada Post',
  number: '7035114477138472',
  url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=7035114477138472',
};

const set = (id: string, body: object) => staff.patch(`/api/admin/orders/${id}`).send(body);
/** A mail's text on one line. */
const plain = (text = '') => text.replace(/\s+/g, ' ');

const subjects = async () => {
  await shop.work();
  return (await shop.mails())
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('on its way'));
};

describe('a parcel', () => {
  // SHIPPING-9, SHIPPING-10
  test('has its number from the press that ships it, and the customer one mail that leads to the carrier', async () => {
    const order = await paidOrder(shop, shop.api.browser(), [line('IPA', 6)]);
    const { body } = await set(order.id, { status: 'shipped', tracking: POST }).expect(200);
    expect(body).toMatchObject({ status: 'shipped', tracking: SHOWN });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'status', detail: 'Canada Post 7035114477138472' });
    expect(await subjects()).toEqual([]);
    shop.clock.advance(15_000);
    expect(await subjects()).toEqual([`Your order ${order.id} is on its way`]);
    const mail = (await shop.mails()).find(({ subject }) => subject.includes('on its way'));
    expect(mail?.html).toContain(`href="${SHOWN.url}"`);
    expect(plain(mail?.text)).toContain('Canada Post has it. The number is 7035114477138472.');
    const payment = await order.browser.get(`/api/orders/dtc/${order.id}/payment`).expect(200);
    expect(payment.body).toMatchObject({ status: 'paid', tracking: SHOWN });
    // The same number typed again is no news.
    await set(order.id, { status: 'shipped', tracking: POST }).expect(200);
    shop.clock.advance(15_000);
    expect(await subjects()).toHaveLength(1);
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${order.id}`).expect(200);
    expect(audit.entries).toMatchObject([
      {
        action: 'order.status',
        before: { status: 'pending', tracking: null },
        after: { status: 'shipped', tracking: 'Canada Post 7035114477138472' },
      },
    ]);
  });

  // SHIPPING-10
  test('that is undone in time is not mailed, and a wrong number that was corrected is mailed once, as it is now', async () => {
    const id = await wholesaleOrder(staff);
    await set(id, { status: 'shipped', tracking: POST }).expect(200);
    const { body: undone } = await set(id, { status: 'pending', from: 'shipped', tracking: null }).expect(
      200,
    );
    expect(undone.tracking).toBeUndefined();
    await set(id, { status: 'shipped', tracking: POST }).expect(200);
    const right = { carrier: 'ups', number: '1z999aa10123456784' };
    const { body } = await set(id, { status: 'shipped', tracking: right }).expect(200);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'tracking', detail: 'UPS 1Z999AA10123456784' });
    shop.clock.advance(15_000);
    expect(await subjects()).toHaveLength(1);
    const mail = (await shop.mails()).find(({ subject }) => subject.includes('on its way'));
    expect(plain(mail?.text)).toContain('UPS has it. The number is 1Z999AA10123456784.');
    const { body: detail } = await staff.get(`/api/admin/orders/${id}`).expect(200);
    expect(detail.mailLog.filter(({ kind }: { kind: string }) => kind === 'shipped')).toMatchObject([
      { state: 'sent', to: 'ines@tremblay.example' },
    ]);
  });

  // SHIPPING-9
  test('keeps its number while the order goes back and forth, and shows it only while it is out', async () => {
    const id = await wholesaleOrder(staff);
    await set(id, { status: 'shipped', tracking: POST }).expect(200);
    expect((await set(id, { status: 'processed' }).expect(200)).body.tracking).toBeUndefined();
    expect((await set(id, { status: 'cancelled' }).expect(200)).body.tracking).toBeUndefined();
    expect((await set(id, { status: 'delivered' }).expect(200)).body.tracking).toEqual(SHOWN);
    await set(id, { status: 'cancelled' }).expect(200);
    const again = { carrier: 'purolator', number: '520123456789' };
    const { body } = await set(id, { status: 'shipped', tracking: again }).expect(200);
    expect(body).toMatchObject({ status: 'shipped', tracking: { carrierName: 'Purolator' } });
  });

  // SHIPPING-9
  test('of each of many orders is set, and undone, in one call', async () => {
    const ids = [await wholesaleOrder(staff), await wholesaleOrder(staff)];
    const bulk = (changes: object[]) => staff.post('/api/admin/orders/bulk').send({ changes }).expect(200);
    const { body } = await bulk([
      { id: ids[0], status: 'shipped', tracking: POST },
      { id: ids[1], status: 'shipped' },
    ]);
    expect(body.results).toMatchObject([
      { outcome: 'changed', order: { tracking: SHOWN } },
      { outcome: 'changed' },
    ]);
    await bulk(ids.map((id) => ({ id, status: 'pending', from: 'shipped', tracking: null })));
    shop.clock.advance(15_000);
    expect(await subjects()).toEqual([]);
  });

  // SHIPPING-9
  test('is refused with a number that no carrier has, or for an order that has not left', async () => {
    const id = await wholesaleOrder(staff);
    const wrong = await set(id, { status: 'shipped', tracking: { carrier: 'ups', number: '12' } }).expect(
      422,
    );
    expect(wrong.body.errors).toContainEqual({
      path: 'tracking.number',
      message: "Please enter the number as on the carrier's label",
    });
    const early = await set(id, { status: 'pending', tracking: POST }).expect(422);
    expect(early.body.errors).toContainEqual({
      path: 'tracking',
      message: 'Only an order that has left can be tracked',
    });
  });
});
