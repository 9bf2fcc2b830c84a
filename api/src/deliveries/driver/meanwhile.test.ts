import { allDelivered, shortBy, update } from '../../../test/driver.ts';
import { RUN } from '../../../test/planned-run.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();
const { stops, read, move, onBoard, onPhone, orderOf, newOrder, refusalOf, send, setStatus } =
  runOnTheRoad(shop);

// DRIVER-6
test('a stop that was taken off the run is refused, and the update is in the log and the audit', async () => {
  const done = allDelivered(stops[1]);
  await move(await onBoard(stops[1]))?.expect(200);
  expect(await refusalOf(done)).toBe('removed');
  expect(await refusalOf(done)).toBe('removed');
  expect((await orderOf(stops[1])).status).toBe('pending');
  const { entries } = await read(`/api/admin/audit?subject=${RUN}&action=run.press-refused`);
  expect(entries).toHaveLength(1);
});

// DRIVER-6
test('a cancelled order stays cancelled', async () => {
  await setStatus(stops[0], 'cancelled');
  expect(await refusalOf(allDelivered(stops[0]))).toBe('cancelled');
  expect((await orderOf(stops[0])).status).toBe('cancelled');
  expect((await onBoard(stops[0]))?.state).toBe('out');
});

// DRIVER-6
test('an order that the office has delivered takes the same word, not another one', async () => {
  await setStatus(stops[0], 'delivered');
  expect(await refusalOf(shortBy(stops[0], 1, 1))).toBe('delivered');
  expect(await refusalOf(allDelivered(stops[0], 2))).toBeUndefined();
  expect((await onBoard(stops[0]))?.state).toBe('delivered');
});

// DRIVER-6
test('a stop whose order has other lines than the driver saw is looked at again', async () => {
  const old = update(stops[0], 1, {
    what: 'delivered',
    lines: [{ productId: 'IPA', ordered: 4, delivered: 4 }],
  });
  expect(await refusalOf(old)).toBe('changed');
  expect((await onPhone()).stops[0].conflict).toEqual({ press: old.id, why: 'changed' });
  expect(await refusalOf(allDelivered(stops[0], 2))).toBeUndefined();
});

// DRIVER-6
test('driver and office at once: one order, one end, in either order', async () => {
  await Promise.all([send(allDelivered(stops[0])), setStatus(stops[0], 'cancelled')]);
  // An order that the office changes meanwhile is looked at again after five seconds.
  shop.clock.advance(5_000);
  await shop.work();
  const { status } = await orderOf(stops[0]);
  const state = (await onBoard(stops[0]))?.state;
  const why = (await onPhone()).stops[0].conflict?.why;
  expect([
    ['cancelled', 'out', 'cancelled'],
    ['cancelled', 'delivered', undefined],
  ]).toContainEqual([status, state, why]);
});

// DRIVER-2, DRIVER-6
test('an order of another run can’t be reached', async () => {
  const other = await newOrder();
  expect(await refusalOf(allDelivered(other))).toBe('removed');
  expect((await orderOf(other)).status).toBe('pending');
});
