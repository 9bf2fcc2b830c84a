import { type Browser, sendOrder } from './buyers.ts';
import { checkoutForm, line } from './shop.ts';
import { WEST } from './zones.ts';

export const DAY = '2026-11-23';
export const RUN = `${DAY}-01`;

const zone = WEST;

/** Plans a run with one case of IPA to be delivered on the day; returns the order's id. */
export async function runWithOrder(staff: Browser): Promise<string> {
  await staff
    .put('/api/admin/deliveries/zones')
    .send({ zones: [zone], closedDates: [], version: 0 })
    .expect(200);
  const { body } = await sendOrder(staff, 'licensee', {
    ...checkoutForm,
    lines: [line('IPA', 1)],
    expectedTotal: 65.4,
    delivery: { kind: 'delivery', day: DAY },
  }).expect(201);
  await staff
    .post('/api/admin/runs')
    .send({ day: DAY, driver: 'Marco Leclerc', orders: [body.id] })
    .expect(201);
  return body.id;
}
