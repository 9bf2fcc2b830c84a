import { edit, staffMember, staffOrder } from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const HOUR = 60 * 60 * 1000;
const shop = stockedShop({ _id: 'LOG', name: "Captain's Log", price: 60, stock: 20 });

// ALLOCATION-2, EDIT-4
test('of edits of several orders at one instant none goes beyond the most of their account', async () => {
  const staff = await staffMember(shop);
  const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
  const terms = { productId: 'LOG', kind: 'first-come', units: 12, most: 6 };
  const times = { opensAt: inHours(1), closesAt: inHours(25) };
  await staff
    .post('/api/admin/allocations')
    .send({ ...terms, ...times })
    .expect(201);
  shop.clock.advance(2 * HOUR);
  const lines = (quantity: number) => [line('LOG', quantity)];
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { ...checkoutForm, lines: lines(1), expectedTotal: 65.4 };
    const { body: order } = await staffOrder(staff, body).expect(201);
    ids.push(order.id);
  }
  const given = { from: { lines: lines(1) }, expectedTotal: 196.2 };
  const answers = await Promise.all(ids.map((id) => edit(staff, id, lines(3), given)));
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - made);
  expect((await shop.stock('LOG')).stock).toBe(20 - 4 - 2 * made);
  const [first = ''] = ids;
  if (made === 0) await edit(staff, first, lines(3), given).expect(200);
});
