import { staffMember } from '../../test/buyers.ts';
import { afterwards, answerOf, cookieOf, gaps, post } from '../../test/killable.ts';
import { killableShop } from '../../test/killable-shop.ts';
import { checkoutForm, freshKey } from '../../test/shop.ts';
import { readRunDay } from './index.ts';

const world = killableShop();
const DAY = '2026-11-23';
const zone = {
  id: 'west',
  name: 'West Side',
  prefixes: ['V6K'],
  weekdays: [1],
  cutOff: { daysBefore: 1, time: '12:00' },
  minimum: 1,
  colour: 'purple',
};

// RUN-4
test.each(gaps(12))(
  'a process killed before database command %i of a move leaves the stop on one run, the old or the new',
  async (gap) => {
    const { shop, killable } = world;
    const staff = await staffMember(shop);
    await staff
      .put('/api/admin/deliveries/zones')
      .send({ zones: [zone], closedDates: [], version: 0 })
      .expect(200);
    const { body: order } = await staff
      .post('/api/orders/licensee')
      .set('Idempotency-Key', freshKey())
      .send({
        ...checkoutForm,
        lines: [{ productId: 'IPA', quantity: 1 }],
        expectedTotal: 65.4,
        delivery: { kind: 'delivery', day: DAY },
      })
      .expect(201);
    await staff
      .post('/api/admin/runs')
      .send({ day: DAY, orders: [order.id] })
      .expect(201);
    const { body: two } = await staff.post('/api/admin/runs').send({ day: DAY }).expect(201);
    const [{ moved }] = two.runs[0].stops;
    const cookie = cookieOf(await post(killable.url, '/auth/dev-session', {}));
    await killable.dieBefore(gap);
    const move = { day: DAY, orders: [{ id: order.id, moved }], to: `${DAY}-02` };
    await answerOf(post(killable.url, '/admin/runs/moves', move, { Cookie: cookie }));
    await afterwards(shop);
    const { runs } = await readRunDay(shop.api.deps.connection, DAY);
    expect(runs.flatMap(({ stops }) => stops.map(({ orderId }) => orderId))).toEqual([order.id]);
  },
);
