import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { addDays, instantAt } from 'shared-domain/dates';
import { type Browser, licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, kegForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90, category: 'Beer-Craft' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 90, packagingType: '50L' },
);

const west: ZoneJson = {
  id: 'west',
  name: 'West Side',
  prefixes: ['V6K', 'V6R'],
  weekdays: [1, 3, 5],
  cutOff: { daysBefore: 1, time: '12:00' },
  minimum: 4,
  colour: 'purple',
};
const closingOf = (day: string) => instantAt(addDays(day, -1), '12:00');
const CLOSED = [{ day: '2026-11-25', name: 'Stocktaking' }];
const FRIDAY = new Date('2026-11-20T17:41:00.000Z');
const MONDAY = '2026-11-23';

let staff: Browser;
let pub: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
  pub = await licensee(shop);
});

beforeEach(() => shop.clock.advance(FRIDAY.getTime() - shop.clock.now().getTime()));

const save = (plan: Partial<DeliveryPlanJson>) =>
  staff.put('/api/admin/deliveries/zones').send({ zones: [west], closedDates: CLOSED, version: 0, ...plan });

const daysFor = async (quantity: number, postalCode?: string) => {
  const { body } = await shop.api
    .browser()
    .post('/api/deliveries/days')
    .send({ channel: 'licensee', lines: [line('IPA', quantity)], postalCode })
    .expect(200);
  return body;
};

/** Orders this many cases at 60.00: GST 3.00 and a deposit of 2.40 each. */
const place = (quantity: number, delivery?: object, form: object = {}, key = freshKey()) =>
  sendOrder(
    pub,
    'licensee',
    {
      ...checkoutForm,
      ...form,
      lines: [line('IPA', quantity)],
      expectedTotal: Math.round(quantity * 6540) / 100,
      ...(delivery ? { delivery } : {}),
    },
    key,
  );

const onMonday = { kind: 'delivery', day: MONDAY };
const untilCutOff = () => closingOf(MONDAY).getTime() - shop.clock.now().getTime();

describe('the delivery days of a cart', () => {
  // DELIVERY-10
  test('are absent without zones', async () => {
    expect(await daysFor(1, 'V6K 1N9')).toEqual({ hasZones: false, units: 1, days: [] });
    const { body } = await place(4).expect(201);
    expect(body).not.toHaveProperty('delivery');
    expect((await shop.order(body.id)).delivery).toBeUndefined();
  });

  // DELIVERY-7, DELIVERY-8
  test('are those of its zone, with what is missing for them', async () => {
    await save({}).expect(200);
    const { zone, units, shortfall, days } = await daysFor(2, 'v6k1n9');
    expect({ zone, units, shortfall }).toEqual({
      zone: { name: 'West Side', minimum: 4 },
      units: 2,
      shortfall: '2 more cases, or 1 more keg, for delivery to West Side',
    });
    expect(days).toHaveLength(7);
    expect(days.slice(0, 2)).toEqual([
      { day: MONDAY, closes: closingOf(MONDAY).toISOString(), deadline: 'Order by Sunday 12:00 PM' },
      expect.objectContaining({ day: '2026-11-27', deadline: 'Order by Thursday 12:00 PM' }),
    ]);
    expect(await daysFor(4, 'V6K 1N9')).not.toHaveProperty('shortfall');
  });

  test('are none outside every zone, and none before there is a postal code', async () => {
    await save({}).expect(200);
    expect(await daysFor(2, 'V8X 1A1')).toEqual({ hasZones: true, units: 2, days: [] });
    expect(await daysFor(2)).toEqual({ hasZones: true, units: 2, days: [] });
  });
});

describe('an order with a delivery day', () => {
  beforeEach(() => save({}).expect(200));

  // DELIVERY-9
  test('keeps its day, its zone and what was promised, and its mails, documents and pages name the day', async () => {
    const { body } = await place(4, onMonday).expect(201);
    const promise = {
      kind: 'delivery',
      day: MONDAY,
      zone: { id: 'west', name: 'West Side' },
      closes: closingOf(MONDAY).toISOString(),
      units: 4,
      minimum: 4,
      postalCode: 'V6K 1N9',
    };
    expect(body.delivery).toEqual(promise);
    expect((await pub.get('/api/licensee/orders')).body.orders[0].delivery).toEqual(promise);
    await save({ zones: [], closedDates: [{ day: MONDAY, name: 'Snow' }], version: 1 }).expect(200);
    expect((await staff.get(`/api/admin/orders/${body.id}`)).body.delivery).toEqual(promise);
    await shop.work();
    for (const { text } of await shop.mails()) expect(text).toContain('Monday, November 23, 2026, West Side');
  });

  // DELIVERY-5
  test('is accepted in the last moment before the cut-off and refused exactly at it, with the next days', async () => {
    shop.clock.advance(untilCutOff() - 1);
    await place(4, onMonday).expect(201);
    shop.clock.advance(1);
    const key = freshKey();
    const { body } = await place(4, onMonday, {}, key).expect(409);
    expect(body).toMatchObject({
      code: 'delivery_day_closed',
      detail: 'This delivery day has closed. Please choose another one.',
    });
    expect(body.deliveryDays.days[0].day).toBe('2026-11-27');
    expect((await shop.stock('IPA')).stock).toBe(86);
    // The key is free for the next choice.
    await place(4, { kind: 'delivery', day: '2026-11-27' }, {}, key).expect(201);
  });

  // DELIVERY-5
  test('is never accepted after its cut-off, however many orders arrive at that moment', async () => {
    shop.clock.advance(untilCutOff() - 10);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const answer = place(4, onMonday);
        if (index % 2 === 0) shop.clock.advance(2);
        return (await answer).body;
      }),
    );
    for (const { code, orderDate, delivery } of answers) {
      if (code) expect(code).toBe('delivery_day_closed');
      else expect(orderDate < delivery.closes).toBe(true);
    }
    expect(answers.some(({ code }) => code)).toBe(true);
  });

  test('that was placed is returned for the same key, even after the cut-off', async () => {
    const key = freshKey();
    const { body } = await place(4, onMonday, {}, key).expect(201);
    shop.clock.advance(untilCutOff());
    expect((await place(4, onMonday, {}, key).expect(201)).body.id).toBe(body.id);
  });

  // DELIVERY-7
  test.each([
    [3, {}, '1 more case, or 1 more keg, for delivery to West Side. Pick-up is open.'],
    [4, { postalCode: 'V8X 1A1' }, "We don't deliver to V8X yet. Pick-up is open."],
  ])('of %i cases %j is left to pick-up', async (quantity, form, detail) => {
    const { body } = await place(quantity, onMonday, form).expect(409);
    expect(body).toMatchObject({ code: 'delivery_refused', detail });
    const picked = await place(quantity, { kind: 'pick-up' }, form).expect(201);
    expect(picked.body.delivery).toEqual({ kind: 'pick-up' });
  });

  test('of kegs includes an address, because a keg order has no other', async () => {
    const order = (delivery: object) =>
      sendOrder(shop.api.browser(), 'keg', {
        ...kegForm,
        lines: [line('KEG', 1)],
        expectedTotal: 367.98,
        delivery,
      });
    const { body } = await order({ ...onMonday, address: '2256 West 4th Avenue', postalCode: 'v6k1n9' });
    expect(body.delivery).toMatchObject({
      day: MONDAY,
      address: '2256 West 4th Avenue',
      postalCode: 'V6K 1N9',
      units: 4,
    });
    const { body: refused } = await order(onMonday).expect(422);
    expect(refused.errors.map(({ path }: { path: string }) => path)).toEqual([
      'delivery.address',
      'delivery.postalCode',
    ]);
  });
});

describe('an order that says neither delivery nor pick-up', () => {
  // DELIVERY-12
  test('is refused while there are zones, and taken without them', async () => {
    await save({}).expect(200);
    const refusal = { code: 'delivery_refused', detail: 'Please choose delivery or pick-up.' };
    expect((await place(4).expect(409)).body).toMatchObject(refusal);
    const kegs = { ...kegForm, lines: [line('KEG', 1)], expectedTotal: 367.98 };
    const neither = await sendOrder(shop.api.browser(), 'keg', kegs).expect(409);
    expect(neither.body).toMatchObject(refusal);
    const picked = await sendOrder(shop.api.browser(), 'keg', { ...kegs, delivery: { kind: 'pick-up' } });
    expect(picked.body.delivery).toEqual({ kind: 'pick-up' });
    await shop.work();
    for (const { text } of await shop.mails()) expect(text).toContain('Pick-up at 1840 Powell Street');
    await save({ zones: [], version: 1 }).expect(200);
    expect((await place(4).expect(201)).body.delivery).toBeUndefined();
  });
});

describe('zones and closed dates', () => {
  // DELIVERY-11
  test('are not overwritten when someone else has changed them in the meantime', async () => {
    const { body: first } = await save({}).expect(200);
    expect(first.version).toBe(1);
    const { body } = await save({ zones: [{ ...west, name: 'Kitsilano' }] }).expect(409);
    expect([body.code, body.currentPlan]).toEqual(['stale', first]);
    const both = await Promise.all([
      save({ zones: [{ ...west, minimum: 6 }], version: 1 }),
      save({ zones: [{ ...west, minimum: 8 }], version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that change nothing create neither an entry nor a version', async () => {
    await save({}).expect(200);
    expect((await save({ version: 1 }).expect(200)).body.version).toBe(1);
    const { body } = await staff.get('/api/admin/audit?action=deliveries.edit');
    expect(
      body.entries.filter(({ at }: { at: string }) => at === shop.clock.now().toISOString()),
    ).toHaveLength(1);
  });

  // DELIVERY-1, DELIVERY-2
  test('are refused where a prefix is none, or a prefix or a closed date is there twice', async () => {
    const plans = {
      'zones.0.prefixes.0': { zones: [{ ...west, prefixes: ['K6K9999'] }] },
      zones: { zones: [west, { ...west, id: 'other' }] },
      closedDates: { closedDates: [...CLOSED, ...CLOSED] },
    };
    for (const [path, plan] of Object.entries(plans)) {
      const { body } = await save(plan).expect(422);
      expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
    }
  });
});
