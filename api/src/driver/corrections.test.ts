import { type Browser, staffMember } from '../../test/buyers.ts';
import {
  allDelivered,
  DAY,
  LINES,
  orderForRun,
  outRun,
  phoneOf,
  press,
  RUN,
  sent,
  shortBy,
  stockForRun,
} from '../../test/driver.ts';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
let staff: Browser;
let phone: Browser;
let stops: string[];
beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  await shop.clear();
  await stockForRun(shop, staff);
  stops = [await orderForRun(staff), await orderForRun(staff), await orderForRun(staff)];
  await outRun(staff, stops);
  phone = await phoneOf(shop, staff);
});

const send = async (...presses: Parameters<typeof sent>) =>
  (
    await phone
      .post(`/api/runs/${RUN}/presses`)
      .send(sent(...presses))
      .expect(200)
  ).body;
const quantitiesOf = async (id: string) =>
  (await staff.get(`/api/admin/orders/${id}`).expect(200)).body.items.map(
    ({ productId, quantity }: { productId: string; quantity: number }) => [productId, quantity],
  );
const onRun = async (): Promise<{ orderId: string; moved: number }[]> =>
  (await staff.get(`/api/admin/runs/days/${DAY}`).expect(200)).body.runs[0].stops;
const visited = async () => (await onRun()).map(({ orderId }) => stops.indexOf(orderId));

const AS_ORDERED = [
  { productId: 'IPA', name: 'Moon Moth Hazy IPA', quantity: 5, unit: 'case' },
  { productId: 'KEG', name: 'Lager Keg 50L', quantity: 1, unit: 'keg', size: 50 },
];
const noKeg = { productId: 'KEG', ordered: 1, delivered: 0, reason: 'not-on-truck' } as const;

// DRIVER-14
test('a short delivery is corrected from the lines as they were ordered, also one of which nothing came', async () => {
  const [first = ''] = stops;
  const four = { productId: 'IPA', ordered: 5, delivered: 4, reason: 'damaged' } as const;
  const { run } = await send(press(first, 1, { what: 'delivered', lines: [four, noKeg] }));
  expect(await quantitiesOf(first)).toEqual([['IPA', 4]]);
  expect(run.stops[0].lines).toEqual(AS_ORDERED);
  const corrected = await send(press(first, 2, { what: 'delivered', lines: [four, LINES[1]] }));
  expect(corrected.refused).toEqual([]);
  expect(await quantitiesOf(first)).toEqual([
    ['IPA', 4],
    ['KEG', 1],
  ]);
  expect(corrected.run.stops[0].lines).toEqual(AS_ORDERED);
  await send(allDelivered(first, 3));
  expect(await quantitiesOf(first)).toEqual([
    ['IPA', 5],
    ['KEG', 1],
  ]);
});

// DRIVER-14
test('a stop without a short delivery shows the order as it is', async () => {
  const { run } = await send(shortBy(stops[0] ?? '', 1, 1), press(stops[0] ?? '', 2, { what: 'reopened' }));
  expect(run.stops[0].lines).toEqual(AS_ORDERED);
});

// DRIVER-13
test('the office sees the stop that the driver has made the next one, and can’t move it', async () => {
  const [first = '', second = '', third = ''] = stops;
  const [later, earlier] = [press(third, 2, { what: 'next' }), press(second, 1, { what: 'next' })];
  await send(later);
  await send(earlier);
  expect(await visited()).toEqual([2, 0, 1]);
  await send(later, earlier, allDelivered(first, 3));
  expect(await visited()).toEqual([0, 2, 1]);
  const moved = (await onRun())[1]?.moved;
  const { body } = await staff
    .post('/api/admin/runs/moves')
    .send({ day: DAY, orders: [{ id: third, moved }], to: null })
    .expect(409);
  expect(body.code).toBe('run_refused');
});

// DRIVER-13
test('a stop that is done or off the run doesn’t become the next one', async () => {
  const [first = '', second = ''] = stops;
  await send(allDelivered(first, 1), press(first, 2, { what: 'next' }));
  expect(await visited()).toEqual([0, 1, 2]);
  const gone = (await onRun())[2];
  await staff
    .post('/api/admin/runs/moves')
    .send({ day: DAY, orders: [{ id: gone?.orderId, moved: gone?.moved }], to: null })
    .expect(200);
  await send(
    press(gone?.orderId ?? '', 3, { what: 'next' }),
    press(second, 4, { what: 'empties', kegs: {} }),
  );
  expect(await visited()).toEqual([0, 1]);
});

// RUN-8
test('stops stand in the order in which they ended, not in that of the news', async () => {
  const [first = '', second = ''] = stops;
  const early = { ...allDelivered(second, 1), at: '2026-11-20T17:20:00.000Z' };
  await send({ ...allDelivered(first, 2), at: '2026-11-20T17:30:00.000Z' });
  await send(early);
  expect(await visited()).toEqual([1, 0, 2]);
});
