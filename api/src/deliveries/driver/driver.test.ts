import { NO_ID } from 'shared-domain/driver';
import { allDelivered, LINES, sent, shortBy, update } from '../../../test/driver.ts';
import { DAY, RUN } from '../../../test/planned-run.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';

const shop = testShop();
const {
  stops,
  read,
  ledger,
  onBoard,
  onPhone,
  orderOf,
  send,
  sendRaw,
  sendAnything,
  log,
  setStatus,
  creditReturns,
  dismissReturns,
} = runOnTheRoad(shop);

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

// KEGS-9
test('empties without numbers are to be counted at the door', async () => {
  await shop.api.deps.connection
    .collection<{ _id: string }>('orders')
    .updateOne({ _id: stops[1] }, { $set: { collectEmpties: {} } });
  const [first, second] = (await onPhone()).stops;
  expect([first.countEmpties, second.countEmpties]).toEqual([undefined, true]);
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

// DRIVER-15
describe('returns at the door', () => {
  const broken = { productId: 'IPA', quantity: 2, reason: 'broken' as const };

  test('stay on the order and need a look until the office credits them with one press, and count once', async () => {
    const [first] = stops;
    const needsALook = async () => (await read('/api/admin/sentinel')).returned;
    const noted = update(first, 2, { what: 'returns', lines: [broken] });
    await send(allDelivered(first, 1), noted);
    expect(await onBoard(first)).toMatchObject({ state: 'delivered', returned: 2 });
    expect((await orderOf(first)).returned).toMatchObject({ who: `driver of run ${RUN}`, lines: [broken] });
    expect(await needsALook()).toMatchObject([{ orderId: first, customer: 'The Gull & Anchor', units: 2 }]);
    await creditReturns(first).expect(200);
    expect(await needsALook()).toEqual([]);
    await send(allDelivered(first, 1), noted);
    const order = await orderOf(first);
    expect(order).not.toHaveProperty('returned');
    expect(order.credits).toMatchObject([{ reason: 'broken', lines: [{ productId: 'IPA', quantity: 2 }] }]);
  });

  test('are dismissed without a credit, and a later note of the driver replaces an earlier one', async () => {
    const [first] = stops;
    await send(allDelivered(first, 1), update(first, 2, { what: 'returns', lines: [broken] }));
    await send(update(first, 3, { what: 'returns', lines: [{ ...broken, quantity: 1 }] }));
    expect((await orderOf(first)).returned.lines).toMatchObject([{ quantity: 1 }]);
    const { body } = await dismissReturns(first).expect(200);
    expect(body).not.toHaveProperty('returned');
    expect(body).not.toHaveProperty('credits');
    await send(update(first, 4, { what: 'returns', lines: [] }));
    expect(await orderOf(first)).not.toHaveProperty('returned');
  });
});

// DRIVER-21
describe('a payment at the door', () => {
  const owed = () => read('/api/admin/receivables/104882');
  const paid = (stop: string, number: number, amount: number) =>
    update(stop, number, { what: 'payment', amount, method: 'cash', reference: 'Receipt 7' });

  test('is in the ledger once, settles its invoice, and is taken back by a later note', async () => {
    const [first] = stops;
    const total = (await orderOf(first)).totalAmount;
    const noted = paid(first, 2, total);
    await send(noted);
    expect(await owed()).toMatchObject({ entries: [] });
    for (const _ of [1, 2]) await send(allDelivered(first, 1), noted);
    expect(await owed()).toMatchObject({ balance: 0, invoices: [{ document: first, left: 0 }] });
    expect((await owed()).entries.find(({ kind }: { kind: string }) => kind === 'payment')).toMatchObject({
      ...{ amount: -total, method: 'cash', reference: 'Receipt 7', who: `driver of run ${RUN}` },
    });
    await send(paid(first, 3, 100));
    expect(await owed()).toMatchObject({ invoices: [{ left: total - 100 }] });
    await send(paid(first, 4, 0));
    expect(await owed()).toMatchObject({ balance: total, invoices: [{ left: total }] });
  });

  test('counts even if the office cancelled the order, as credit', async () => {
    const [, second] = stops;
    await setStatus(second, 'cancelled');
    const { refused } = await send(allDelivered(second, 1), paid(second, 2, 50));
    expect(refused).toMatchObject([{ why: 'cancelled' }]);
    expect(await owed()).toMatchObject({ credit: 50, invoices: [] });
  });
});

const PATH = 'M10 20L60 80M90 15L95 15';

// DRIVER-16, DRIVER-18
test('a signature counts once, is shown to staff with name and time, and isn’t in the log or on the phone', async () => {
  const [first] = stops;
  const signed = update(first, 3, { what: 'signature', path: PATH });
  const received = update(first, 2, { what: 'received', by: 'Tess Moreau' });
  await Promise.all([send(signed), send(signed, received)]);
  expect(await orderOf(first)).not.toHaveProperty('proof');
  await send(allDelivered(first, 1), signed);
  expect((await orderOf(first)).proof).toEqual({
    at: (await onBoard(first))?.at,
    receivedBy: 'Tess Moreau',
    signature: PATH,
  });
  expect((await onPhone()).stops[0].proof).toEqual({ signed: true });
  expect(JSON.stringify([await onPhone(), await log()])).not.toContain(PATH);
  await send(update(first, 4, { what: 'signature', path: 'M1 1L2 2' }), allDelivered(first, 5));
  expect((await orderOf(first)).proof.signature).toBe('M1 1L2 2');
  expect((await onPhone()).lastNumber).toBe(5);
});

// DRIVER-16
test.each(['', 'M1 2', 'M1 2L3 4Z', `M0 0${'L1 1'.repeat(2_000)}`])(
  'the signature %#, which is none, is refused',
  async (path) => {
    const body = sent(update(stops[0], 1, { what: 'signature', path }));
    const { body: refusal } = await sendAnything(body).expect(422);
    expect(refusal.errors[0]).toMatchObject({ path: 'presses.0.path', message: 'Please sign again' });
  },
);

// DRIVER-17
test('a stop whose ID check was refused goes back to the depot, and staff read why', async () => {
  const [first, second] = stops;
  await shop.api.deps.connection
    .collection<{ _id: string }>('orders')
    .updateOne({ _id: first }, { $set: { channel: 'keg' } });
  expect((await onPhone()).stops.map((stop: object) => 'needsIdCheck' in stop)).toEqual([true, false, false]);
  await send(
    update(first, 1, { what: 'refused', reason: 'refused', note: NO_ID }),
    update(first, 2, { what: 'id-check', result: 'refused' }),
  );
  expect(await onBoard(first)).toMatchObject({
    state: 'refused',
    reason: `Refused: ${NO_ID}`,
    idCheck: 'refused',
  });
  expect(await orderOf(first)).toMatchObject({ status: 'pending', proof: { idCheck: 'refused' } });
  await send(allDelivered(first, 3));
  expect(await orderOf(first)).toMatchObject({ status: 'pending', proof: { idCheck: 'refused' } });
  await send(update(first, 4, { what: 'id-check', result: 'checked' }), allDelivered(first, 5));
  expect(await orderOf(first)).toMatchObject({ status: 'delivered', proof: { idCheck: 'checked' } });
  expect(await orderOf(second)).not.toHaveProperty('proof');
});
