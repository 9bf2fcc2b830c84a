import { NO_ID } from 'shared-domain/driver';
import { allDelivered, sent, update } from '../../../test/driver.ts';
import { RUN } from '../../../test/planned-run.ts';
import { runOnTheRoad } from '../../../test/run-on-the-road.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();
const {
  stops,
  read,
  onBoard,
  onPhone,
  orderOf,
  send,
  sendAnything,
  log,
  setStatus,
  creditReturns,
  dismissReturns,
} = runOnTheRoad(shop);

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
test('a signature that is none is refused', async () => {
  const body = sent(update(stops[0], 1, { what: 'signature', path: 'M1 2' }));
  const { body: refusal } = await sendAnything(body).expect(422);
  expect(refusal.errors[0]).toMatchObject({ path: 'presses.0.path', message: 'Please sign again' });
});

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
