import { editedShop } from '../../../test/edited-shop.ts';
import { DAY, orderForDay, RUN, runWithOrder } from '../../../test/planned-run.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const world = editedShop();

const FRIDAY = '2026-11-27';
const TUESDAY = '2026-11-24';
const CARLA = { customerEmail: 'carla@gull.example', customerName: 'Carla Nunez' };

const preview = (to: string) => world.staff.get(`/api/admin/runs/days/${DAY}/move?to=${to}`);
const move = (orders: string[], more: object = {}, key = freshKey(), from = DAY) =>
  world.staff
    .post(`/api/admin/runs/days/${from}/move`)
    .set('Idempotency-Key', key)
    .send({ to: FRIDAY, orders, mail: true, sentence: 'The bridges are closed.', ...more });
const dayOf = async (id: string) => ((await world.shop.order(id)).delivery as { day: string }).day;
const changedMails = async () =>
  (await world.shop.mails()).filter(({ subject }) => subject.includes('has changed'));
const editsOf = async (id: string) => ((await world.shop.order(id)) as { edits?: unknown[] }).edits ?? [];

// EDIT-13
describe('moving the orders of a day', () => {
  test('takes each off its run, tells its customer once, and is the same move when it is sent again', async () => {
    const ids = [await runWithOrder(world.staff), await orderForDay(world.staff, CARLA)];
    const key = freshKey();
    for (const _ of [1, 2]) {
      const { body } = await move(ids, {}, key).expect(200);
      expect(body).toEqual({ moved: ids, refused: [] });
    }
    await world.shop.work();
    expect(await Promise.all(ids.map(dayOf))).toEqual([FRIDAY, FRIDAY]);
    expect((await Promise.all(ids.map(editsOf))).map(({ length }) => length)).toEqual([1, 1]);
    const mails = await changedMails();
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text }) => text.includes('The bridges are closed.'))).toBe(true);
    const { body: board } = await world.staff.get(`/api/admin/runs/days/${DAY}`);
    expect(board).toMatchObject({ orders: [], runs: [{ id: RUN, stops: [] }] });
  });

  test('previews the rules that the new day breaks, and needs a reason for them', async () => {
    const id = await runWithOrder(world.staff);
    await serveZones(world.staff, [{ ...WEST, minimum: 5 }], 1);
    const { body: shown } = await preview(TUESDAY).expect(200);
    expect(shown.orders).toMatchObject([{ id, zone: 'West Side', breaks: ['minimum', 'weekday'] }]);
    const { body: stays } = await move([id], { to: TUESDAY }).expect(200);
    expect(stays).toMatchObject({ moved: [], refused: [{ id, reason: expect.any(String) }] });
    expect(await dayOf(id)).toBe(DAY);
    await move([id], { to: TUESDAY, passing: 'Snow', mail: false }).expect(200);
    expect(await world.shop.order(id)).toMatchObject({
      delivery: { day: TUESDAY },
      passed: { rules: ['minimum'], weekday: true, reason: 'Snow', who: 'dev@cbo.example' },
    });
    await world.shop.work();
    expect(await changedMails()).toEqual([]);
  });

  test('offers no closed date, and leaves what is on a truck', async () => {
    const [out, left] = [await runWithOrder(world.staff), await orderForDay(world.staff, CARLA)];
    await world.staff.put(`/api/admin/runs/${RUN}/state`).send({ state: 'out' }).expect(200);
    const { body } = await move([out, left]).expect(200);
    expect(body).toMatchObject({ moved: [left], refused: [{ id: out }] });
    expect(body.refused[0].reason).toMatch(/on a truck/);
    await world.staff
      .put('/api/admin/deliveries/zones')
      .send({ zones: [WEST], closedDates: [{ day: TUESDAY, name: 'Stocktaking' }], version: 1 })
      .expect(200);
    const { body: shown } = await preview(TUESDAY).expect(200);
    expect(shown.orders).toMatchObject([{ id: out, refusal: expect.stringMatching(/on a truck/) }]);
    const { body: none } = await move([left], { to: TUESDAY, passing: 'Snow' }, freshKey(), FRIDAY).expect(
      200,
    );
    expect(none.moved).toEqual([]);
  });

  test('leaves an order that someone else has moved in the meantime, and moves back what it moved', async () => {
    const [one, other] = [await runWithOrder(world.staff), await orderForDay(world.staff, CARLA)];
    await move([one]).expect(200);
    const { body } = await move([one, other], { to: TUESDAY, passing: 'Snow' }).expect(200);
    expect(body).toMatchObject({ moved: [other], refused: [{ id: one }] });
    await move([one], { to: DAY, passing: 'Moved back' }, freshKey(), FRIDAY).expect(200);
    expect(await dayOf(one)).toBe(DAY);
    expect((await world.shop.order(one)).items).toMatchObject([line('IPA', 1)]);
  });
});
