import { type Browser, staffMember } from '../../../test/buyers.ts';
import { afterwards, answerOf, cookieOf, gaps, post, request } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { DAY, runWithOrder } from '../../../test/planned-run.ts';
import { readRunDay } from './index.ts';

const world = killableShop();
let staff: Browser;
let order: string;
beforeEach(async () => {
  staff = await staffMember(world.shop);
  order = await runWithOrder(staff);
});

// RUN-4
test.each(gaps(12))(
  'a process killed before database command %i of a move leaves the stop on one run, the old or the new',
  async (gap) => {
    const { shop, killable } = world;
    const { body: two } = await staff.post('/api/admin/runs').send({ day: DAY }).expect(201);
    const [{ moved }] = two.runs[0].stops;
    const cookie = cookieOf(await post(shop.api.url, '/auth/dev-session', {}));
    await killable.dieBefore(gap);
    const move = { day: DAY, orders: [{ id: order, moved }], to: `${DAY}-02` };
    await answerOf(post(killable.url, '/admin/runs/moves', move, { Cookie: cookie }));
    await afterwards(shop);
    const { runs } = await readRunDay(shop.api.deps.connection, DAY);
    expect(runs.flatMap(({ stops }) => stops.map(({ orderId }) => orderId))).toEqual([order]);
  },
);

// RUN-11
test.each(gaps(24))(
  'a process killed before database command %i of a run going out leaves it planned, or out with its order shipped once',
  async (gap) => {
    const { shop, killable } = world;
    await shop.work();
    const cookie = cookieOf(await post(shop.api.url, '/auth/dev-session', {}));
    await killable.dieBefore(gap);
    const leave = request(
      killable.url,
      'PUT',
      `/admin/runs/${DAY}-01/state`,
      { state: 'out' },
      { Cookie: cookie },
    );
    if ((await answerOf(leave)) === 200) await killable.work();
    await afterwards(shop);
    const [run] = (await readRunDay(shop.api.deps.connection, DAY)).runs;
    const isOut = run?.leftAt !== undefined;
    expect(await shop.order(order)).toMatchObject({ status: isOut ? 'shipped' : 'pending' });
    // Staff press again.
    await staff.put(`/api/admin/runs/${DAY}-01/state`).send({ state: 'out' }).expect(200);
    await afterwards(shop);
    const { timeline } = (await staff.get(`/api/admin/orders/${order}`).expect(200)).body;
    expect(timeline.filter(({ to }: { to?: string }) => to === 'shipped')).toHaveLength(1);
  },
);
