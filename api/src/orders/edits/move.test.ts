import { edit, paidOrder, sendOrder } from '../../../test/buyers.ts';
import { editedShop } from '../../../test/edited-shop.ts';
import { DAY, orderForDay, RUN, runWithOrder } from '../../../test/planned-run.ts';
import { kegForm, line } from '../../../test/shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const world = editedShop();

const FRIDAY = '2026-11-27';
const EAST = { ...WEST, id: 'east', name: 'East Side', prefixes: ['V5L'], weekdays: [3] };
const TO = { address: '1823 Powell Street', city: 'Vancouver', postalCode: 'V5L 1H9' };
type Stored = { items: { productId: string; quantity: number }[]; totalAmount: number };
const oneCase = [line('IPA', 1)];

const move = (id: string, delivery: object, more: object = {}) =>
  edit(world.staff, id, oneCase, { from: { lines: oneCase }, expectedTotal: 65.4, delivery, ...more });
const promiseOf = async (id: string) => (await world.shop.order(id)).delivery;
const onRuns = async (): Promise<string[]> =>
  (await world.staff.get(`/api/admin/runs/days/${DAY}`)).body.runs.flatMap(
    ({ stops }: { stops: { orderId: string }[] }) => stops.map(({ orderId }) => orderId),
  );

// EDIT-11
describe('an edit of where and when', () => {
  test('moves an order to another day, off its run, and tells the customer', async () => {
    const id = await runWithOrder(world.staff);
    const delivery = { kind: 'delivery', day: FRIDAY };
    const text =
      'Delivery: Friday, November 27, 2026, West Side instead of Monday, November 23, 2026, West Side';
    const { body: shown } = await world.preview(id, oneCase, { delivery }).expect(200);
    expect(shown).not.toHaveProperty('refusal');
    expect(shown.mail.lines).toContain(text);
    expect(shown.days).toMatchObject({ hasZones: true, zone: { name: 'West Side' } });
    const { body } = await move(id, delivery).expect(200);
    expect(body.delivery).toMatchObject({ kind: 'delivery', day: FRIDAY, units: 1, postalCode: 'V6K 1N9' });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'edited', detail: text });
    expect(await onRuns()).toEqual([]);
    await world.shop.work();
    const mail = (await world.shop.mails()).find(({ subject }) => subject.includes('has changed'));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(text);
    expect(mail?.html).toContain('Your order for Friday has changed');
  });

  test('leaves an order on its run if nothing about it changes', async () => {
    const id = await runWithOrder(world.staff);
    await move(id, { kind: 'delivery', day: DAY }).expect(200);
    expect(await onRuns()).toEqual([id]);
    expect((await world.shop.order(id)).edits).toBeUndefined();
  });

  test('finds the zone of another address, and refuses its other days', async () => {
    const id = await runWithOrder(world.staff);
    await serveZones(world.staff, [WEST, EAST], 1);
    const refused = await move(id, { kind: 'delivery', day: DAY, to: TO }).expect(409);
    expect(refused.body.code).toBe('delivery_day_closed');
    const ontario = { ...TO, postalCode: 'M5V 3A8' };
    const elsewhere = await move(id, { kind: 'delivery', day: DAY, to: ontario }).expect(422);
    expect(elsewhere.body.errors[0].message).toMatch(/^M5V 3A8 is in Ontario\./);
    expect(await promiseOf(id)).toMatchObject({ day: DAY });
    await move(id, { kind: 'delivery', day: '2026-11-25', to: TO }).expect(200);
    expect(await world.shop.order(id)).toMatchObject({
      address: '1823 Powell Street, Vancouver, BC, V5L 1H9',
      delivery: { day: '2026-11-25', zone: { id: 'east' }, postalCode: 'V5L 1H9' },
    });
  });

  test('makes a pick-up of a delivery and back', async () => {
    const id = await runWithOrder(world.staff);
    await move(id, { kind: 'pick-up' }).expect(200);
    expect(await promiseOf(id)).toEqual({ kind: 'pick-up' });
    await move(id, { kind: 'delivery', day: FRIDAY }).expect(200);
    expect(await promiseOf(id)).toMatchObject({ day: FRIDAY, zone: { id: 'west' }, postalCode: 'V6K 1N9' });
  });

  test('is refused as stale if the delivery has changed since the page showed it', async () => {
    const id = await runWithOrder(world.staff);
    const delivery = await promiseOf(id);
    await move(id, { kind: 'pick-up' }).expect(200);
    const from = { lines: oneCase, delivery };
    const { body } = await move(id, { kind: 'delivery', day: FRIDAY }, { from }).expect(409);
    expect(body).toMatchObject({ code: 'stale', currentOrder: { delivery: { kind: 'pick-up' } } });
  });

  test('is refused once the truck has left, and the run keeps its stop', async () => {
    const id = await runWithOrder(world.staff);
    await world.staff.put(`/api/admin/runs/${RUN}/state`).send({ state: 'out' }).expect(200);
    const { body } = await move(id, { kind: 'delivery', day: FRIDAY }).expect(409);
    expect(body.code).toBe('edit_refused');
    expect(await onRuns()).toEqual([id]);
    expect(await promiseOf(id)).toMatchObject({ day: DAY });
  });

  test('gives a keg order another address, which its promise holds', async () => {
    await serveZones(world.staff, [WEST]);
    await world.shop.putProducts({
      _id: 'KEG',
      name: 'Lager Keg',
      price: 199.99,
      packagingType: '50L',
      stock: 5,
    });
    const lines = [line('KEG', 2)];
    const to = { kind: 'delivery', day: DAY, address: '2256 West 4th Avenue', postalCode: 'V6K 1N9' };
    const form = { ...kegForm, lines, delivery: to, expectedTotal: 735.95 };
    const { body: placed } = await sendOrder(world.staff, 'keg', form).expect(201);
    const elsewhere = { address: '3301 West Broadway', city: 'Vancouver', postalCode: 'V6K 2H9' };
    await edit(world.staff, placed.id, lines, {
      from: { lines },
      expectedTotal: 735.95,
      delivery: { kind: 'delivery', day: DAY, to: elsewhere },
    }).expect(200);
    expect(await promiseOf(placed.id)).toMatchObject({
      day: DAY,
      address: '3301 West Broadway, Vancouver',
      postalCode: 'V6K 2H9',
    });
  });

  test('makes no pick-up of a retail order', async () => {
    const { id } = await paidOrder(world.shop, world.staff, [line('IPA', 12)]);
    const { items, totalAmount } = (await world.shop.order(id)) as unknown as Stored;
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity }));
    const { body } = await edit(world.staff, id, lines, {
      ...{ from: { lines }, expectedTotal: totalAmount },
      delivery: { kind: 'pick-up' },
    }).expect(409);
    expect(body).toMatchObject({ code: 'delivery_refused', detail: 'Retail orders are sent as parcels.' });
  });

  test('passes a cut-off only with a reason, which the order keeps', async () => {
    await serveZones(world.staff, [WEST]);
    const id = await orderForDay(world.staff, { delivery: { kind: 'delivery', day: FRIDAY } });
    world.shop.clock.advance(3 * 24 * 60 * 60 * 1000);
    const late = { kind: 'delivery', day: DAY };
    const { body: shown } = await world.preview(id, oneCase, { delivery: late }).expect(200);
    expect(shown.refusal).toMatch(/closed/);
    await move(id, late).expect(409);
    await move(id, { ...late, passing: 'The van has room' }).expect(200);
    expect(await world.shop.order(id)).toMatchObject({
      delivery: { day: DAY },
      passed: { rules: ['cut-off'], reason: 'The van has room', who: 'dev@cbo.example' },
    });
    await move(id, { kind: 'delivery', day: FRIDAY }).expect(200);
    expect(await world.shop.order(id)).not.toHaveProperty('passed');
  });
});
