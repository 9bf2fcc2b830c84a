import { type Browser, staffOrder } from './buyers.ts';
import { checkoutForm, line } from './shop.ts';
import { serveZones, WEST } from './zones.ts';

export const DAY = '2026-11-23';
export const RUN = `${DAY}-01`;

/** An order of one case of IPA to be delivered on the day; returns its id. */
export async function orderForDay(staff: Browser, given: object = {}): Promise<string> {
  const form = { ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 };
  const delivery = { kind: 'delivery', day: DAY };
  return (await staffOrder(staff, { ...form, delivery, ...given }).expect(201)).body.id;
}

/** Plans a run with such an order; returns the order's id. */
export async function runWithOrder(staff: Browser): Promise<string> {
  await serveZones(staff, [WEST]);
  const id = await orderForDay(staff);
  await staff
    .post('/api/admin/runs')
    .send({ day: DAY, driver: 'Marco Leclerc', orders: [id] })
    .expect(201);
  return id;
}
