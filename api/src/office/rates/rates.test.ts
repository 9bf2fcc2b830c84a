import { licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'IPA', price: 60, stock: 10, category: 'Beer-Craft' });

// 60.00, GST 3.00, deposit 2.40
const order = { ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 };
const TOMORROW = '2026-11-21';
const gst = { charge: 'gst', channel: 'licensee', from: TOMORROW, percent: 6 };

const labelsOf = (charges: { label: string; amount: number }[]) =>
  charges.map(({ label, amount }) => `${label} ${amount}`);

async function quoted(body: object) {
  const answer = await shop.api.browser().post('/api/quotes').send(body).expect(200);
  return labelsOf(answer.body.charges);
}

describe('rates that owners add', () => {
  // RATE-1, RATE-3, RATE-4
  test('apply from their day on, are rehearsed on placed orders, and then stay', async () => {
    const staff = await staffMember(shop);
    const buyer = await licensee(shop);
    const before = await sendOrder(buyer, 'licensee', order).expect(201);
    const { body } = await staff.post('/api/admin/rates').send(gst).expect(201);
    const [{ id }] = body.rates;
    expect((await shop.api.browser().get('/api/settings')).body.rates).toEqual([{ id, ...gst }]);
    await staff
      .post('/api/admin/rates')
      .send({ charge: 'deposit', channel: 'dtc', provinces: ['BC'], from: TOMORROW, perUnit: 0.25 })
      .expect(201);
    expect(await quoted({ channel: 'licensee', lines: order.lines })).toEqual([
      'GST (5%) 3',
      'Container deposit 2.4',
    ]);

    const parts = await Promise.all(
      [0, 5].map((part) => staff.get(`/api/admin/rates/${id}/rehearsal?part=${part}`).expect(200)),
    );
    expect(parts[0]?.body).toEqual({ orders: 0, changed: 0, sums: [], most: [] });
    expect(parts[1]?.body).toEqual({
      orders: 1,
      changed: 1,
      sums: [
        { channel: 'licensee', charge: 'gst', name: 'GST', before: 3, after: 3.6 },
        { channel: 'licensee', charge: 'deposit', name: 'Container deposit', before: 2.4, after: 2.4 },
      ],
      most: [{ id: before.body.id, channel: 'licensee', before: 65.4, after: 66 }],
    });
    await staff.get(`/api/admin/rates/${id}/rehearsal?part=6`).expect(422);
    await staff.get('/api/admin/rates/unknown/rehearsal?part=0').expect(404);

    shop.clock.advance(15 * 3_600_000);
    expect(await quoted({ channel: 'dtc', lines: order.lines, province: 'BC' })).toContain(
      'Container deposit 0.25',
    );
    expect(await quoted({ channel: 'dtc', lines: order.lines, province: 'AB' })).toContain(
      'Container deposit 0.1',
    );
    const stale = await sendOrder(buyer, 'licensee', order).expect(409);
    expect([stale.body.code, stale.body.quote.total]).toEqual(['price_changed', 66]);
    const after = await sendOrder(buyer, 'licensee', { ...order, expectedTotal: 66 }).expect(201);
    expect(labelsOf(after.body.charges)).toEqual(['GST (6%) 3.6', 'Container deposit 2.4']);
    const kept = await staff.get(`/api/admin/orders/${before.body.id}`).expect(200);
    expect(labelsOf(kept.body.charges)).toEqual(['GST (5%) 3', 'Container deposit 2.4']);
    const refused = await staff.delete(`/api/admin/rates/${id}`).expect(409);
    expect(refused.body).toMatchObject({
      code: 'rate_refused',
      detail: 'This row has been in force since November 21, 2026. Add a row for the new rate instead.',
    });
  });

  // RATE-2, RATE-3
  test('begin after today, name their provinces, and can be withdrawn before', async () => {
    const staff = await staffMember(shop);
    const errorsOf = async (row: object) => {
      const { body } = await staff.post('/api/admin/rates').send(row).expect(422);
      return body.errors.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);
    };
    expect(await errorsOf({ ...gst, from: '2026-11-20' })).toEqual(['from: Please choose a day after today']);
    expect(await errorsOf({ ...gst, channel: 'dtc' })).toEqual([
      'provinces: Please choose at least one province',
    ]);
    expect(await errorsOf({ ...gst, charge: 'hst' })).toEqual(['charge: Please choose a charge']);
    expect(await errorsOf({ ...gst, charge: 'deposit' })).toContain(
      'perUnit: Please enter an amount from $0.00 to $100.00',
    );
    expect(await errorsOf({ ...gst, percent: 101 })).toEqual([
      'percent: Please enter 0 to 100 per cent, with at most three decimals',
    ]);
    const { body } = await staff
      .post('/api/admin/rates')
      .send({ ...gst, channel: 'keg', from: '2027-07-01' })
      .expect(201);
    expect(await errorsOf({ ...gst, channel: 'keg', from: '2027-07-01' })).toEqual([
      'from: There is a row from this day already. Withdraw it first.',
    ]);
    const { id } = body.rates.find(({ channel }: { channel: string }) => channel === 'keg');
    await staff.delete(`/api/admin/rates/${id}`).expect(200);
    await staff.delete(`/api/admin/rates/${id}`).expect(404);
  });
});
