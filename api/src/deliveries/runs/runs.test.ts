import { type Browser, registerPub, staffMember } from '../../../test/buyers.ts';
import { DAY, orderForDay } from '../../../test/planned-run.ts';
import { testShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const shop = testShop();
const [FIRST, SECOND] = [`${DAY}-01`, `${DAY}-02`];
const zone = { ...WEST, prefixes: ['V6'] };

let staff: Browser;
let other: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
  other = await staffMember(shop);
});
beforeEach(async () => {
  await shop.clear();
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 200, stock: 9, packagingType: '50L' },
  );
  await serveZones(staff, [zone]);
  await registerPub(staff, '9-009', 'Pier 9 Public House');
});

/** An order for the day, or as said; returns its id. */
const place = (postalCode: string, given: object = {}) =>
  orderForDay(staff, { licenseNumber: '9-009', postalCode, ...given });

const board = async (day = DAY) => (await staff.get(`/api/admin/runs/days/${day}`).expect(200)).body;
const create = (given: object = {}) => staff.post('/api/admin/runs').send({ day: DAY, ...given });
const move = (by: Browser, id: string, moved: number | null, to: string | null, before?: string | null) =>
  by.post('/api/admin/runs/moves').send({ day: DAY, orders: [{ id, moved }], to, before });

/** Each run's orders: [['A', 'B'], ['C']]. */
const orders = ({ runs }: { runs: { stops: { orderId: string }[] }[] }) =>
  runs.map(({ stops }) => stops.map(({ orderId }) => orderId));
const movedOf = async (id: string): Promise<number> =>
  (await board()).runs
    .flatMap(({ stops }: { stops: object[] }) => stops)
    .find(({ orderId }: { orderId: string }) => orderId === id).moved;

describe('the board of a day', () => {
  // RUN-1, RUN-9
  test('shows its orders with what is delivered, its runs, and what waits to be picked up today', async () => {
    const [one, two] = [await place('V6C 3L6', { deliveryDetails: 'Ring twice' }), await place('V6A 1R1')];
    const later = await place('V6C 3L6', { delivery: { kind: 'delivery', day: '2026-11-27' } });
    const picked = await place('V6C 3L6', { delivery: { kind: 'pick-up' } });
    await create({ driver: 'Marco Leclerc', leaveAt: '08:30', orders: [one, two] }).expect(201);
    const body = await board();
    expect(orders(body)).toEqual([[two, one]]);
    expect(body.runs[0]).toMatchObject({
      id: FIRST,
      driver: 'Marco Leclerc',
      state: 'planned',
      leaveAt: '08:30',
    });
    expect(body.orders.find(({ id }: { id: string }) => id === one)).toEqual({
      id: one,
      name: 'Pier 9 Public House',
      address: '2256 West 4th Avenue, Vancouver',
      postalCode: 'V6C 3L6',
      zone: 'west',
      day: DAY,
      status: 'pending',
      load: { cases: 1, kegs: {}, pieces: 0 },
      units: 1,
      note: 'Ring twice',
    });
    expect([body.pickUps, body.next, body.zones]).toEqual([
      [],
      '2026-11-27',
      [{ id: 'west', name: 'West Side', colour: 'purple' }],
    ]);
    await staff.patch(`/api/admin/orders/${picked}`).send({ status: 'processed' }).expect(200);
    const today = await board('2026-11-20');
    expect(today.pickUps).toMatchObject([
      { id: picked, status: 'processed', ready: shop.clock.now().toISOString() },
    ]);
    expect((await board('2026-11-27')).orders.map(({ id }: { id: string }) => id)).toEqual([later]);
  });

  // LICENCE-19, KEGS-9
  test('says of an order that its licence has lapsed since, and that its empties are to be counted', async () => {
    const id = await place('V6C 3L6', { licenseNumber: '104882', collectEmpties: {} });
    const { connection } = shop.api.deps;
    await connection
      .collection<{ _id: string }>('licensees')
      .updateOne({ _id: '104882' }, { $set: { endDate: '2026-11-06' } }, { upsert: true });
    const stated = async () => (await board()).orders[0];
    expect(await stated()).toMatchObject({ id, empties: {} });
    expect(await stated()).not.toHaveProperty('licence');
    await connection
      .collection<{ _id: string }>('licensees')
      .updateOne({ _id: '104882' }, { $set: { endDate: '2026-11-05' } });
    expect(await stated()).toMatchObject({ licence: 'lapsed' });
  });

  test('has a strip of the days that have a zone or an order', async () => {
    await place('V6C 3L6');
    const { body } = await staff.get('/api/admin/runs/days').expect(200);
    expect(body.today).toBe('2026-11-20');
    expect(body.days.map(({ day, orders }: { day: string; orders: number }) => [day, orders])).toEqual([
      ['2026-11-16', 0],
      ['2026-11-20', 0],
      [DAY, 1],
      ['2026-11-27', 0],
      ['2026-11-30', 0],
      ['2026-12-04', 0],
      ['2026-12-07', 0],
      ['2026-12-11', 0],
    ]);
    expect([body.earlier, body.later]).toEqual(['2026-10-19', '2026-12-14']);
    const from = (await staff.get('/api/admin/runs/days?from=2026-12-14').expect(200)).body;
    expect([from.days[0].day, from.earlier]).toEqual(['2026-12-14', '2026-11-16']);
  });

  test('still shows an order of a run that was cancelled, or whose zone is gone', async () => {
    const one = await place('V6C 3L6');
    await create({ orders: [one] }).expect(201);
    await staff.patch(`/api/admin/orders/${one}`).send({ status: 'cancelled' }).expect(200);
    await serveZones(staff, [], 1);
    const body = await board();
    expect(body.orders).toMatchObject([{ id: one, status: 'cancelled' }]);
    expect(body.zones).toEqual([{ id: 'west', name: 'West Side' }]);
  });
});

describe('two people at once', () => {
  // RUN-6
  test('who move the same stop: the second is refused, and sees where it is now', async () => {
    const one = await place('V6C 3L6');
    await create({ orders: [one] }).expect(201);
    await create().expect(201);
    const moved = await movedOf(one);
    const answers = await Promise.all([move(staff, one, moved, SECOND), move(other, one, moved, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.body).toMatchObject({ code: 'stale', currentRuns: won.body });
    expect(orders(await board())).toEqual(orders(won.body));
  });

  // RUN-4
  test('who put the same order on two runs: it is on one of them', async () => {
    const one = await place('V6C 3L6');
    await create().expect(201);
    await create().expect(201);
    const answers = await Promise.all([move(staff, one, null, FIRST), move(other, one, null, SECOND)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(orders(await board()).flat()).toEqual([one]);
  });

  // RUN-6
  test('who move different stops are both right, and none is lost or doubled', async () => {
    const ids: string[] = [];
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8]) ids.push(await place(`V6C 3L${end}`));
    await create({ orders: ids }).expect(201);
    await create().expect(201);
    const moved = await movedOf(ids[0] ?? '');
    const answers = await Promise.all(
      ids.map((id, place) => move(place % 2 ? staff : other, id, moved, place % 3 ? SECOND : null)),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const [first, second] = orders(await board());
    expect(first).toEqual([]);
    expect([...(second ?? [])].sort()).toEqual(ids.filter((_, place) => place % 3).sort());
  });
});

describe('a move is refused', () => {
  // RUN-4
  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'is cancelled',
      (id) => staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200),
    ],
    ['is on a run of another day', (id) => onAnotherDay(id)],
  ])('for an order that %s', async (_, happen) => {
    const one = await place('V6C 3L6');
    await create().expect(201);
    await happen(one);
    const { body } = await move(staff, one, null, FIRST).expect(409);
    expect(body.code).toBe('stale');
  });

  const onAnotherDay = async (id: string) => {
    const stop = { orderId: id, postalCode: 'V6C 3L6', state: 'planned', moved: 1 };
    const run = { id: '2026-11-27-01', driver: '', stops: [stop] };
    const stored = {
      _id: '2026-11-27',
      version: 1,
      made: 1,
      runs: [run],
      removed: [],
      updatedAt: new Date(),
    };
    await shop.api.deps.connection.collection('runs').insertOne(stored as never);
  };

  // RUN-3, RUN-5
  test('for the stop that the driver is on the way to, in words', async () => {
    const one = await place('V6C 3L6');
    await create({ orders: [one] }).expect(201);
    const out = () => staff.put(`/api/admin/runs/${FIRST}/state`).send({ state: 'out' });
    expect((await out().expect(409)).body.detail).toBe('Choose a driver before the run goes out.');
    await staff.patch(`/api/admin/runs/${FIRST}`).send({ driver: 'Aiko Tamura' }).expect(200);
    expect((await out().expect(200)).body.runs[0]).toMatchObject({
      state: 'out',
      leftAt: shop.clock.now().toISOString(),
    });
    const { body } = await move(staff, one, await movedOf(one), null).expect(409);
    expect([body.code, body.detail]).toEqual([
      'run_refused',
      'The driver is at this stop or has been there, so it stays on the run.',
    ]);
  });
});
