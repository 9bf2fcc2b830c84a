import { allDelivered, LINES, shortBy, update } from '../../../test/driver.ts';
import { DAY, RUN } from '../../../test/planned-run.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';

const shop = testShop();
const { stops, read, ledger, onBoard, onPhone, orderOf, send, sendRaw, setStatus } = runOnTheRoad(shop);

// DRIVER-2
test('the driver gets what a driver needs of the run, and no price, mail address or other order', async () => {
  await licenseeModel(shop.api.deps.connection).updateOne(
    { _id: '104882' },
    {
      $set: {
        contacts: [{ name: 'Tess', email: 't@gull.example', phone: '604-555-0110', orderMails: true }],
      },
    },
  );
  const body = await onPhone();
  expect(body).toMatchObject({ id: RUN, day: DAY, title: 'West Side', driver: 'Marco Leclerc' });
  expect(body.stops[0]).toEqual({
    orderId: stops[0],
    state: 'out',
    name: 'The Gull & Anchor',
    address: '2256 West 4th Avenue, Vancouver, BC, V6K 1N9',
    phone: '604-555-0110',
    note: 'Ring twice',
    lines: [
      { productId: 'IPA', name: 'Moon Moth Hazy IPA', quantity: 5, unit: 'case' },
      { productId: 'KEG', name: 'Lager Keg 50L', quantity: 1, unit: 'keg', size: 50 },
    ],
    empties: {},
    receivers: [],
    presses: [],
    takesPayment: true,
  });
  expect(JSON.stringify(body)).not.toMatch(/@|price|total/i);
});

// DRIVER-7
test('a delivered stop sets the order to Delivered, with audit and kegs, and the office sees it', async () => {
  const [first, second] = stops;
  const done = allDelivered(first);
  const body = await send(done, update(first, 2, { what: 'received', by: 'Tess Moreau' }));
  expect([body.kept.length, body.refused]).toEqual([2, []]);
  expect(await onBoard(first))?.toMatchObject({
    state: 'delivered',
    receivedBy: 'Tess Moreau',
    at: '2026-11-20T17:40:00.000Z',
  });
  expect((await onBoard(second))?.state).toBe('out');
  expect(await orderOf(first)).toMatchObject({ status: 'delivered' });
  const { entries } = await read(`/api/admin/audit?subject=${first}`);
  expect(entries[0]).toMatchObject({ who: `driver of run ${RUN}`, action: 'order.status' });
  expect((await ledger()).out).toMatchObject({ 50: 1 });
});

// DRIVER-5
test('a clock that is an hour wrong doesn’t show in the time of a delivery', async () => {
  const late = { ...allDelivered(stops[0]), at: '2026-11-20T18:30:00.000Z' };
  await sendRaw({ presses: [late], now: '2026-11-20T18:41:00.000Z' });
  expect((await onBoard(stops[0]))?.at).toBe('2026-11-20T17:30:00.000Z');
});

// DRIVER-4
test('updates sent twice, at once and in any order count once', async () => {
  const [first] = stops;
  const updates = [
    allDelivered(first, 1),
    update(first, 2, { what: 'empties', kegs: { 50: 1 } }),
    update(first, 3, { what: 'reopened' }),
    shortBy(first, 1, 4),
  ];
  const batches = [[...updates].reverse(), updates, updates.slice(2), updates.slice(0, 2)];
  await Promise.all(batches.map((batch) => send(...batch)));
  await send(...updates);
  await shop.work();
  expect(await onBoard(first))?.toMatchObject({ state: 'short', empties: { 50: 1 } });
  const { entries } = await ledger();
  expect(entries.filter(({ kind }: { kind: string }) => kind === 'back')).toHaveLength(1);
  const log = await shop.api.deps.connection.collection('driver_logs').findOne({});
  expect(log?.presses).toHaveLength(4);
});

// DRIVER-7
test('a refused stop leaves the order as it is, and says why', async () => {
  await setStatus(stops[0], 'shipped');
  await send(update(stops[0], 1, { what: 'refused', reason: 'closed', note: 'Back at noon' }));
  expect(await onBoard(stops[0]))?.toMatchObject({ state: 'refused', reason: 'Closed: Back at noon' });
  expect((await orderOf(stops[0])).status).toBe('shipped');
});

// RUN-11
test('an order that could not be delivered is what it was before it left', async () => {
  await shop.work();
  expect((await orderOf(stops[0])).status).toBe('shipped');
  await send(update(stops[0], 1, { what: 'refused', reason: 'closed', note: '' }));
  await shop.work();
  const { status, timeline } = await orderOf(stops[0]);
  expect([status, timeline.at(-1).detail]).toEqual(['pending', 'Could not be delivered']);
});

// DRIVER-7
test('a short stop edits the order, which says so in its mail; a correction edits it again', async () => {
  const [first] = stops;
  await send(shortBy(first, 1, 1));
  expect(await onBoard(first))?.toMatchObject({
    state: 'short',
    short: [{ productId: 'IPA', delivered: 4, reason: 'Damaged' }],
  });
  const quantities = async () =>
    (await orderOf(first)).items.map(({ quantity }: { quantity: number }) => quantity);
  expect(await orderOf(first)).toMatchObject({ status: 'delivered', totalAmount: 471.6 });
  expect(await quantities()).toEqual([4, 1]);
  await shop.work();
  const changed = (await shop.mails()).filter(({ text }) => text.includes('4 instead of 5'));
  expect(changed).toHaveLength(1);
  const keg = { productId: 'KEG', ordered: 1, delivered: 0, reason: 'not-on-truck' } as const;
  await send(update(first, 2, { what: 'delivered', lines: [LINES[0], keg] }));
  expect(await quantities()).toEqual([5]);
  expect((await ledger()).out).toMatchObject({ 50: 0 });
  await send(update(first, 3, { what: 'reopened' }));
  expect(await quantities()).toEqual([5, 1]);
  expect((await orderOf(first)).status).toBe('pending');
});

// DRIVER-7
test('what is missing goes back to stock, unless something was damaged', async () => {
  const before = (await shop.stock('IPA')).stock;
  const lost = { ...LINES[0], delivered: 3, reason: 'not-on-truck' } as const;
  await send(update(stops[0], 1, { what: 'delivered', lines: [lost, LINES[1]] }));
  await shop.work();
  expect((await shop.stock('IPA')).stock).toBe(before + 2);
  await send(shortBy(stops[1], 1, 2));
  await shop.work();
  expect((await shop.stock('IPA')).stock).toBe(before + 2);
});

// DRIVER-7
test('a stop that was closed by mistake is open again, its order as before and its kegs not out', async () => {
  const [first] = stops;
  await setStatus(first, 'shipped');
  await send(allDelivered(first, 1), update(first, 2, { what: 'empties', kegs: { 30: 1 } }));
  await send(update(first, 3, { what: 'reopened' }));
  expect((await onBoard(first))?.state).toBe('out');
  expect((await orderOf(first)).status).toBe('shipped');
  expect((await ledger()).out).toEqual({ 50: 0, 30: 1, 20: 0 });
});

// DRIVER-8, KEGS-8
test('empties go to the keg account; more than are out are taken, with a correction to look at', async () => {
  await send(allDelivered(stops[0], 1), update(stops[0], 2, { what: 'empties', kegs: { 50: 2 } }));
  const { out, entries } = await ledger();
  expect(out).toMatchObject({ 50: 1 });
  const shown = entries.map(({ kind, change, who, reason }: Record<string, unknown>) => [
    kind,
    change,
    who,
    reason,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['back', { 50: -2 }, `driver of run ${RUN}`, undefined],
      ['corrected', { 50: 2 }, `driver of run ${RUN}`, 'More came back than were out: 2 × 50 L'],
      ['out', { 50: 1 }, 'system', undefined],
    ]),
  );
  await send(update(stops[0], 3, { what: 'empties', kegs: { 50: 1 } }));
  expect((await ledger()).out).toMatchObject({ 50: 2 });
});

// DRIVER-9
test('names of who received are offered at the next delivery to that account', async () => {
  await send(allDelivered(stops[0], 1), update(stops[0], 2, { what: 'received', by: 'Tess Moreau' }));
  expect((await onPhone()).stops[1].receivers).toEqual(['Tess Moreau']);
});

// DRIVER-10
test('the office sees the phone’s last word, also without an update', async () => {
  shop.clock.advance(60_000);
  await send();
  expect((await read(`/api/admin/runs/days/${DAY}`)).runs[0].heardAt).toBe(shop.clock.now().toISOString());
});
