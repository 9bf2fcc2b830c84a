import { type Browser, staffMember } from '../../../test/buyers.ts';
import { DAY, orderForDay, RUN } from '../../../test/planned-run.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 });

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(shop);
  await serveZones(staff, [{ ...WEST, prefixes: ['V6'] }]);
});

const place = () => orderForDay(staff, { postalCode: 'V6C 3L6' });

async function run(orders: string[]): Promise<void> {
  await staff.post('/api/admin/runs').send({ day: DAY, driver: 'Aiko Tamura', orders }).expect(201);
  await shop.work();
  await shop.control('/sendgrid/_control', {});
}

const setRun = (state: string) => staff.put(`/api/admin/runs/${RUN}/state`).send({ state }).expect(200);
const setOrder = (id: string, status: string) =>
  staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
const orderOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}`).expect(200)).body;
const statuses = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await orderOf(id)).status as string));

// RUN-11
test('a run that goes out ships its orders, with an entry and no mail, and gives them back when it has not left after all', async () => {
  const [one, two, cancelled] = [await place(), await place(), await place()];
  await run([one, two, cancelled]);
  await setOrder(two, 'processed');
  await setOrder(cancelled, 'cancelled');
  await shop.work();
  const mails = (await shop.mails()).length;
  await setRun('out');
  await shop.work();
  expect(await statuses(one, two, cancelled)).toEqual(['shipped', 'shipped', 'cancelled']);
  const { timeline } = await orderOf(one);
  expect(timeline.at(-1)).toMatchObject({
    ...{ who: 'dev@cbo.example', from: 'pending', to: 'shipped' },
    detail: `Out for delivery, run ${RUN}`,
  });
  const { body: audit } = await staff.get(`/api/admin/audit?subject=${one}`).expect(200);
  expect(audit.entries[0]).toMatchObject({ action: 'order.status', after: { status: 'shipped' } });
  await setRun('planned');
  await shop.work();
  expect(await statuses(one, two, cancelled)).toEqual(['pending', 'processed', 'cancelled']);
  expect(await shop.mails()).toHaveLength(mails);
});

// RUN-11
test('a status that staff have set on the road stays when the run comes back', async () => {
  const id = await place();
  await run([id]);
  await setRun('out');
  await shop.work();
  await setOrder(id, 'processed');
  await setOrder(id, 'shipped');
  await setRun('planned');
  await shop.work();
  expect(await statuses(id)).toEqual(['shipped']);
});

// RUN-11
test('an order that is put on a run that is out is shipped, and no longer when it is taken off', async () => {
  const [first, later] = [await place(), await place()];
  await run([first]);
  await setRun('out');
  const move = async (to: string | null, moved: number | null) =>
    (
      await staff
        .post('/api/admin/runs/moves')
        .send({ day: DAY, orders: [{ id: later, moved }], to })
        .expect(200)
    ).body;
  const { runs } = await move(RUN, null);
  await shop.work();
  expect(await statuses(first, later)).toEqual(['shipped', 'shipped']);
  await move(null, runs[0].stops[1].moved);
  await shop.work();
  expect(await statuses(first, later)).toEqual(['shipped', 'pending']);
});
