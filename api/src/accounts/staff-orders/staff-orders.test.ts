import type { ZoneJson } from 'shared-domain/contracts';
import { type Browser, licensee, sendOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, kegForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';
import { licenseeModel } from '../licences/index.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90, category: 'Beer-Craft' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 9, packagingType: '50L' },
);
const west: ZoneJson = { ...WEST, minimum: 4 };
/** The shop's clock stands on a Friday morning: Friday's cut-off was on Thursday. */
const [FRIDAY, MONDAY] = ['2026-11-20', '2026-11-23'];

let staff: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(() => serveZones(staff, [west]));

const lines = (quantity: number) => [line('IPA', quantity)];
/** An order of a number of cases at 60.00, GST 3.00 and deposit 2.40 each. */
const place = (quantity: number, given: object = {}, key = freshKey()) =>
  staff
    .post('/api/admin/orders')
    .set('Idempotency-Key', key)
    .send({
      ...checkoutForm,
      channel: 'licensee',
      licenseNumber: '104882',
      lines: lines(quantity),
      expectedTotal: (quantity * 6540) / 100,
      ...given,
    });
const on = (day: string) => ({ delivery: { kind: 'delivery', day } });

// ORDER-21
test("an order entered by staff is the account's own, at its prices, and names who entered it", async () => {
  const { body } = await place(4, on(MONDAY)).expect(201);
  expect(body).toMatchObject({
    licenseNum: '104882',
    accountName: 'The Gull & Anchor',
    totalAmount: 261.6,
    delivery: { day: MONDAY, zone: { name: 'West Side' }, units: 4 },
    timeline: [{ event: 'placed', who: 'dev@cbo.example' }],
  });
  expect(body).not.toHaveProperty('passed');
  await shop.work();
  expect((await shop.mails()).map(({ to }) => to[0])).toContain('ines@tremblay.example');
  expect(await shop.stock('IPA')).toEqual({ stock: 86, looseUnits: 0, holds: 0 });
});

// ORDER-21
test('staff never set a price: a total that is not the current one is refused', async () => {
  const { body } = await place(4, { expectedTotal: 1, price: 1 }).expect(409);
  expect(body).toMatchObject({ code: 'price_changed', quote: { total: 261.6 } });
  await place(4, { licenseNumber: 'NONE' }).expect(404);
});

// ORDER-22
test('a cut-off and a minimum are passed with a reason only, which stays on the order and in the audit', async () => {
  const { body: closed } = await place(4, on(FRIDAY)).expect(409);
  expect(closed).toMatchObject({ code: 'delivery_day_closed' });
  expect(closed.deliveryDays.days[0]).toMatchObject({ day: MONDAY });
  expect((await place(1, on(MONDAY)).expect(409)).body.code).toBe('delivery_refused');
  await place(1, { ...on(MONDAY), passing: '' }).expect(422);
  const passing = 'The van is not loaded yet';
  const { body } = await place(1, { ...on(FRIDAY), passing }).expect(201);
  const passed = { rules: ['cut-off', 'minimum'], reason: passing };
  expect(body).toMatchObject({ delivery: { day: FRIDAY }, passed: { ...passed, who: 'dev@cbo.example' } });
  const { body: audit } = await staff.get(`/api/admin/audit?subject=${body.id}`);
  expect(audit.entries).toMatchObject([
    { action: 'order.place', after: { passed: passed.rules, reason: passing, total: '$65.40' } },
  ]);
  await place(4, { ...on('2026-11-24'), passing }).expect(409);
});

// ORDER-22
test('a reason that is not needed is not stored, and customers cannot give one', async () => {
  const { body } = await place(4, { ...on(MONDAY), passing: 'To be safe' }).expect(201);
  expect(body).not.toHaveProperty('passed');
  const pub = await licensee(shop);
  await sendOrder(pub, 'licensee', {
    ...checkoutForm,
    lines: lines(4),
    expectedTotal: 261.6,
    ...on(FRIDAY),
    passing: 'Please',
  }).expect(409);
  await pub.post('/api/admin/orders').send({}).expect(401);
});

// ORDER-21
test('a keg order entered by staff is the same order under the same key', async () => {
  const kegs = {
    ...{ ...kegForm, channel: 'keg', lines: [line('KEG', 1)], expectedTotal: 367.98 },
    delivery: { kind: 'pick-up' },
  };
  const key = freshKey();
  const send = () => staff.post('/api/admin/orders').set('Idempotency-Key', key).send(kegs).expect(201);
  const [first, second] = [await send(), await send()];
  expect(second.body.id).toBe(first.body.id);
  expect(await shop.stock('KEG')).toMatchObject({ stock: 8 });
});

// ORDER-23
test('the quote has the days of the zone, and marks those whose cut-off is over', async () => {
  const { body } = await staff
    .post('/api/admin/orders/quote')
    .send({ channel: 'licensee', account: '104882', lines: lines(2), postalCode: 'V6K 1N9' })
    .expect(200);
  expect(body).toMatchObject({
    quote: { total: 130.8, lines: [{ unitPrice: 60 }] },
    delivery: {
      zone: { name: 'West Side', minimum: 4 },
      units: 2,
      shortfall: '2 more cases, or 1 more keg, for delivery to West Side',
    },
  });
  expect(body.delivery.days.slice(0, 2)).toMatchObject([{ day: FRIDAY, isLate: true }, { day: MONDAY }]);
});

// ORDER-24
test('an account shows its contact, its last order and its usual lines', async () => {
  const theirs = { licenseNumber: '104882', delivery: { kind: 'pick-up' } };
  await wholesaleOrder(staff, { ...theirs, lines: lines(3), expectedTotal: 196.2 });
  shop.clock.advance(60_000);
  const id = await wholesaleOrder(staff, { ...theirs, deliveryDetails: 'Lane door' });
  await licenseeModel(shop.api.deps.connection).updateOne(
    { _id: '104882' },
    { $set: { otherAddresses: ['12 Water Street, Vancouver, BC V6B 1A1', 'The back door'] } },
  );
  const { body } = await staff.get('/api/admin/orders/accounts/104882').expect(200);
  expect(body).toMatchObject({
    companyName: 'The Gull & Anchor',
    addresses: [{ address: '12 Water Street', city: 'Vancouver', postalCode: 'V6B 1A1' }],
    standing: 'active',
    form: { ...checkoutForm, deliveryDetails: 'Lane door' },
    kegs: 0,
    lastOrder: { id, lines: lines(2) },
    usual: [{ productId: 'IPA' }],
    had: [line('IPA', 2)],
  });
  await staff.get('/api/admin/orders/accounts/NONE').expect(404);
});
