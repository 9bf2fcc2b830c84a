import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';
import type { Acknowledged } from './comparison.ts';
import { asStaff, placed, repeated, type World } from './people.ts';

/** Far enough ahead that no cut-off passes, and open on every day of the week. */
const DAYS_AHEAD = 5;
const ZONE = {
  ...{ id: 'soaked', name: 'Soaked', prefixes: ['V6K'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ cutOff: { daysBefore: 1, time: '12:00' }, minimum: 1, colour: 'purple' },
};

type Runs = { day: string; runs: { id: string; stops: { orderId: string }[] }[] };

/** Opens the zone that the deliveries of the soak go to. */
export async function served(client: Client, staff: string): Promise<void> {
  const plan = { zones: [ZONE], closedDates: [], version: 0 };
  await client.call('PUT', '/api/admin/deliveries/zones', plan, { cookie: staff });
}

const dayAhead = (): string => new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

/** Staff send a run of two orders out; resolves with its id and the cookie of the phone that opened it. */
async function sentOut(world: World, day: string, ids: string[]): Promise<{ run: string; cookie: string }> {
  const { runs } = await asStaff<Runs>(world, 'POST', '/api/admin/runs', {
    ...{ day, driver: 'Sam Soak', orders: ids },
  });
  const run = runs.find(({ stops }) => stops.some(({ orderId }) => orderId === ids[0]))?.id ?? '';
  await asStaff(world, 'PUT', `/api/admin/runs/${run}/state`, { state: 'out' });
  const { url } = await asStaff<{ url: string }>(world, 'POST', `/api/admin/runs/${run}/link`, {});
  let cookie = '';
  const token = new URL(url).hash.slice(1);
  await world.client.call('POST', `/api/runs/${run}/open`, { token }, {}, (given) => {
    cookie = given;
  });
  return { run, cookie };
}

/** The driver delivers each order; the phone sends its updates in any order, and some of them again. */
async function delivered(world: World, orders: readonly Acknowledged[], day: string): Promise<void> {
  const { run, cookie } = await sentOut(
    world,
    day,
    orders.map(({ id }) => id),
  );
  const now = new Date().toISOString();
  const updates = orders.flatMap(({ id, sku, units }) => [
    {
      ...{ id: randomUUID(), stop: id, number: 1, at: now, what: 'delivered' },
      lines: [{ productId: sku, ordered: units, delivered: units }],
    },
    { id: randomUUID(), stop: id, number: 2, at: now, what: 'received', by: 'Tess' },
  ]);
  const shuffled = updates.toSorted(() => world.random(3) - 1);
  const send = (presses: object[]) =>
    world.client.call('POST', `/api/runs/${run}/presses`, { presses, now }, { cookie });
  await Promise.all([send(shuffled.slice(0, 3)), send(shuffled.slice(2)), send(shuffled)]);
  for (const order of orders) order.isDelivered = true;
}

/** Delivers runs of two orders until `isOver`, one after the other. */
export const deliveries = (world: World, isOver: () => boolean): Promise<void> =>
  repeated(world, isOver, async () => {
    const day = dayAhead();
    const delivery = { kind: 'delivery', day };
    const one = await placed(world, 'licensee', delivery);
    const other = await placed(world, 'licensee', delivery);
    await delivered(world, [one.order, other.order], day);
  });
