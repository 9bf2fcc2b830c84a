import { allDelivered, LINES, shortBy, update } from '../../../test/driver.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';

const { stops, board, move, orderOf, send } = runOnTheRoad(testShop());

const quantitiesOf = async (id: string) =>
  (await orderOf(id)).items.map(({ productId, quantity }: { productId: string; quantity: number }) => [
    productId,
    quantity,
  ]);
const visited = async () => (await board()).map(({ orderId }) => stops.indexOf(orderId));

const AS_ORDERED = [
  { productId: 'IPA', name: 'Moon Moth Hazy IPA', quantity: 5, unit: 'case' },
  { productId: 'KEG', name: 'Lager Keg 50L', quantity: 1, unit: 'keg', size: 50 },
];
const noKeg = { productId: 'KEG', ordered: 1, delivered: 0, reason: 'not-on-truck' } as const;

// DRIVER-14
test('a short delivery is corrected from the lines as they were ordered, also one of which nothing came', async () => {
  const [first] = stops;
  const four = { productId: 'IPA', ordered: 5, delivered: 4, reason: 'damaged' } as const;
  const { run } = await send(update(first, 1, { what: 'delivered', lines: [four, noKeg] }));
  expect(await quantitiesOf(first)).toEqual([['IPA', 4]]);
  expect(run.stops[0].lines).toEqual(AS_ORDERED);
  const corrected = await send(update(first, 2, { what: 'delivered', lines: [four, LINES[1]] }));
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
  const { run } = await send(shortBy(stops[0], 1, 1), update(stops[0], 2, { what: 'reopened' }));
  expect(run.stops[0].lines).toEqual(AS_ORDERED);
});

// DRIVER-13
test('the office sees the stop that the driver has made the next one, and can’t move it', async () => {
  const [first, second, third] = stops;
  const [later, earlier] = [update(third, 2, { what: 'next' }), update(second, 1, { what: 'next' })];
  await send(later);
  await send(earlier);
  expect(await visited()).toEqual([2, 0, 1]);
  await send(later, earlier, allDelivered(first, 3));
  expect(await visited()).toEqual([0, 2, 1]);
  const { body } = await move((await board())[1]).expect(409);
  expect(body.code).toBe('run_refused');
});

// DRIVER-13
test('a stop that is done or off the run doesn’t become the next one', async () => {
  const [first, second] = stops;
  await send(allDelivered(first, 1), update(first, 2, { what: 'next' }));
  expect(await visited()).toEqual([0, 1, 2]);
  const gone = (await board())[2];
  await move(gone).expect(200);
  await send(
    update(gone?.orderId ?? '', 3, { what: 'next' }),
    update(second, 4, { what: 'empties', kegs: {} }),
  );
  expect(await visited()).toEqual([0, 1]);
});

// RUN-8
test('stops stand in the order in which they ended, not in that of the news', async () => {
  const [first, second] = stops;
  const early = { ...allDelivered(second, 1), at: '2026-11-20T17:20:00.000Z' };
  await send({ ...allDelivered(first, 2), at: '2026-11-20T17:30:00.000Z' });
  await send(early);
  expect(await visited()).toEqual([1, 0, 2]);
});
