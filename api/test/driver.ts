import { randomUUID } from 'node:crypto';
import type { DriverUpdate, UpdateContent } from 'shared-domain/driver';
import { type Browser, staffOrder } from './buyers.ts';
import { DAY, RUN } from './planned-run.ts';
import { checkoutForm, line, type Shop } from './shop.ts';
import { serveZones, WEST } from './zones.ts';

/** What the order of each stop of `outRun` has: 5 cases and a keg. */
export const LINES = [
  { productId: 'IPA', ordered: 5, delivered: 5 },
  { productId: 'KEG', ordered: 1, delivered: 1 },
] as const;

const zone = { ...WEST, prefixes: ['V6'] };

/** The products of its orders, and a zone that is served on the day. */
export async function stockForRun(shop: Shop, staff: Browser): Promise<void> {
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 90 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 200, stock: 90, packagingType: '50L' },
  );
  await serveZones(staff, [zone]);
}

/** An order of a licensee for the day. Returns its id. */
export async function orderForRun(staff: Browser, given: object = {}): Promise<string> {
  const { body } = await staffOrder(staff, {
    ...checkoutForm,
    deliveryDetails: 'Ring twice',
    lines: LINES.map(({ productId, ordered }) => line(productId, ordered)),
    expectedTotal: 537,
    delivery: { kind: 'delivery', day: DAY },
    ...given,
  }).expect(201);
  return body.id;
}

/** A run of these orders that has left. */
export async function outRun(
  staff: Browser,
  orders: readonly string[],
  driver = 'Marco Leclerc',
): Promise<void> {
  const { body } = await staff.post('/api/admin/runs').send({ day: DAY, driver, orders }).expect(201);
  const run = body.runs.at(-1).id;
  await staff.put(`/api/admin/runs/${run}/order`).send({ orders });
  await staff.put(`/api/admin/runs/${run}/state`).send({ state: 'out' }).expect(200);
}

/** The token of a run's link, which staff hand out. */
export async function tokenOf(staff: Browser, given: object = {}, run = RUN): Promise<string> {
  const { body } = await staff.post(`/api/admin/runs/${run}/link`).send(given).expect(200);
  return new URL(body.url).hash.slice(1);
}

/** A phone that has opened the link of a run. */
export async function phoneOf(shop: Shop, staff: Browser, run = RUN): Promise<Browser> {
  const phone = shop.api.browser();
  await phone
    .post(`/api/runs/${run}/open`)
    .send({ token: await tokenOf(staff, {}, run) })
    .expect(200);
  return phone;
}

/** An update as a phone makes it. */
export const update = (stop: string, number: number, said: UpdateContent): DriverUpdate => ({
  id: randomUUID(),
  stop,
  number,
  at: '2026-11-20T17:40:00.000Z',
  ...said,
});

export const allDelivered = (stop: string, number = 1): DriverUpdate =>
  update(stop, number, { what: 'delivered', lines: LINES });

/** `short` cases of the five are missing. */
export const shortBy = (stop: string, short: number, number = 1): DriverUpdate =>
  update(stop, number, {
    what: 'delivered',
    lines: [{ productId: 'IPA', ordered: 5, delivered: 5 - short, reason: 'damaged' }, LINES[1]],
  });

/** The body that sends updates. */
export const sent = (...updates: DriverUpdate[]) => ({ presses: updates, now: '2026-11-20T17:41:00.000Z' });
