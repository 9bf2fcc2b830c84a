import { randomUUID } from 'node:crypto';
import { type Client, Refused } from './client.ts';
import type { Acknowledged } from './comparison.ts';
import type { Random } from './random.ts';

export const KINDS = { keg: 'KEG', licensee: 'CAN', dtc: 'CAP' } as const;
type Channel = keyof typeof KINDS;
export const PRODUCTS_OF_A_KIND = 8;
export const STOCK = 9_000;
/** The product whose stock imports set repeatedly. */
export const COUNTED = 'COUNTED';
export const LICENCE = '305-218';

/** Longer than webhook retries and a follow-up's lease after a fault. */
const PAYMENT_MS = 240_000;

const PERSON = { firstName: 'Sam', lastName: 'Soak', phone: '604-555-0133' };
const ADDRESS = {
  ...{ firstName: 'Sam', lastName: 'Soak', address: '2256 West 4th Avenue' },
  ...{ city: 'Vancouver', province: 'BC', postalCode: 'V6K 1N9' },
};

/** A row of a stock list. */
export const row = (sku: string, kind: string, packaging: string, stock: number): string => {
  const container = packaging === 'Packaged' ? 'can,473' : 'keg,';
  return `${sku},Soak ${sku},${kind},${packaging},${stock},${stock},40.20,FORCE,5.0,Lager,${container},Soaked.`;
};

/** A stock list of such rows. */
export const listOf = (rows: readonly string[]): string =>
  [
    'Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand,ABV,Style,Container,container_volume,description',
    ...rows,
  ].join('\n');

/** The stock list that the soak begins with. */
export function stockOfTheSoak(): string {
  const all = Array.from({ length: PRODUCTS_OF_A_KIND }, (_row, place) => [
    row(`KEG-${place}`, 'Beer-Craft', '50L', STOCK),
    row(`CAN-${place}`, 'Beer-Craft', 'Packaged', STOCK),
    row(`CAP-${place}`, 'Merchandise', 'Packaged', STOCK),
  ]);
  const rows = [...all.flat(), row(COUNTED, 'Beer-Craft', 'Packaged', 1)];
  return listOf(rows);
}

export type World = {
  client: Client;
  random: Random;
  /** The site as browsers see it. */
  url: string;
  standIns: string;
  staff: string;
  licensee: string;
  book: Map<string, Acknowledged>;
  /** Refusals that the soak doesn't expect, by their text. */
  refusals: Map<string, number>;
};

const cents = (dollars: number): number => Math.round(dollars * 100);

type Placed = { id: string; totalAmount: number; payment?: { sessionId: string } };

/**
 * Places one order of a channel at its quoted price and writes it down once it is acknowledged.
 * @param delivery how it gets to its customer, unless it is picked up
 * @returns it, and the cookies by which its browser may change it
 */
export async function placed(
  world: World,
  channel: Channel,
  delivery: object = { kind: 'pick-up' },
): Promise<{ order: Acknowledged; cookie: string }> {
  const { client, random, url, book } = world;
  const sku = `${KINDS[channel]}-${random(PRODUCTS_OF_A_KIND)}`;
  const units = 1 + random(3);
  const lines = [{ productId: sku, quantity: units }];
  const email = `${channel}.${randomUUID()}@soak.example`;
  const headers: Record<string, string> = channel === 'licensee' ? { cookie: world.licensee } : {};
  const where = { province: 'BC', postalCode: 'V6K 1N9' };
  const quote = await client.call<{ total: number }>(
    'POST',
    '/api/quotes',
    { channel, lines, ...(channel === 'dtc' ? where : {}) },
    headers,
  );
  const pages = { successUrl: `${url}/dtc/payment-success`, cancelUrl: `${url}/dtc/payment-cancel` };
  let cookie = headers.cookie ?? '';
  const answer = await client.call<Placed & { order?: Placed }>(
    'POST',
    `/api/orders/${channel}`,
    {
      ...(channel === 'keg' ? PERSON : ADDRESS),
      ...(channel === 'dtc' ? pages : { delivery }),
      ...{ email, lines, expectedTotal: quote.total },
    },
    { ...headers, 'idempotency-key': randomUUID() },
    (cookies) => {
      cookie = [headers.cookie, cookies].filter(Boolean).join('; ');
    },
  );
  const order = answer.order ?? answer;
  const session = order.payment?.sessionId;
  const entry: Acknowledged = {
    ...{ id: order.id, email, sku, units, totalCents: cents(order.totalAmount) },
    ...{ refundedCents: 0, isCancelled: false, isPaid: false, isDelivered: false, credits: [] },
    ...(session ? { session } : {}),
  };
  book.set(entry.id, entry);
  return { order: entry, cookie };
}

export const asStaff = <Answer = { credits: { id: string }[] }>(
  world: World,
  method: string,
  path: string,
  body?: object,
) => world.client.call<Answer>(method, path, body, { cookie: world.staff, 'idempotency-key': randomUUID() });

/** Waits until the payment of a retail order has this state; the comparison shows one that never gets there. */
async function seen(world: World, id: string, state: string): Promise<void> {
  for (const end = Date.now() + PAYMENT_MS; Date.now() < end; ) {
    const order = await asStaff<{ payment?: { status?: string } }>(world, 'GET', `/api/admin/orders/${id}`);
    if (order.payment?.status === state) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

const pressed = async (world: World, order: Acknowledged, act: 'pay' | 'expire') => {
  await fetch(`${world.standIns}/stripe/_control/sessions/${order.session}/${act}`, { method: 'POST' });
};

/** A retail order that is paid, or left until it expires; every fifth is refunded by staff. */
async function retail(world: World): Promise<void> {
  const { order } = await placed(world, 'dtc');
  if (world.random(5) === 0) {
    await pressed(world, order, 'expire');
    order.isCancelled = true;
    await seen(world, order.id, 'expired');
    return;
  }
  await pressed(world, order, 'pay');
  order.isPaid = true;
  await seen(world, order.id, 'paid');
  if (world.random(5) > 0) return;
  await asStaff(world, 'POST', `/api/admin/orders/${order.id}/refund`, { reason: 'Soak' });
  order.refundedCents = order.totalCents;
  order.isCancelled = true;
}

/** Changes an order's quantity, as staff or as its customer: `call` sends the requests. */
async function changed(order: Acknowledged, units: number, call: Call, more: object): Promise<void> {
  const lines = [{ productId: order.sku, quantity: units }];
  const preview = await call<{ total?: { after: number } }>('/edits/preview', { lines, ...more });
  const expectedTotal = preview.total?.after ?? 0;
  const from = { lines: [{ productId: order.sku, quantity: order.units }], ...more };
  await call('/edits', { lines, from, expectedTotal, ...more });
  order.units = units;
  order.totalCents = cents(expectedTotal);
}
type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Staff credit one unit of a delivered order, and take the credit back at times. */
async function credited(world: World, order: Acknowledged): Promise<void> {
  const path = `/api/admin/orders/${order.id}`;
  await asStaff(world, 'PATCH', path, { status: 'delivered' });
  order.isDelivered = true;
  const lines = [{ productId: order.sku, quantity: 1 }];
  const credit = { lines, reason: 'broken', note: '', restock: true, mail: false };
  const made = await asStaff(world, 'POST', `${path}/credits`, credit);
  order.credits.push(...made.credits.map(({ id }) => id));
  order.units -= 1;
  if (world.random(3) > 0) return;
  const back = await asStaff(world, 'POST', `${path}/credits/${made.credits[0]?.id}/reversal`, {
    note: '',
    mail: false,
  });
  order.credits = back.credits.map(({ id }) => id);
  order.units += 1;
}

/** An order on account, which staff or its customer may cancel or change, or staff may credit once it is delivered. */
async function onAccount(world: World, channel: 'keg' | 'licensee'): Promise<void> {
  const { order, cookie } = await placed(world, channel);
  const path = `/api/admin/orders/${order.id}`;
  const own: Call = (more, body) =>
    world.client.call('POST', `/api/orders/${order.id}${more}`, body, {
      cookie,
      'idempotency-key': randomUUID(),
    });
  const what = world.random(12);
  if (what === 0) {
    await asStaff(world, 'PATCH', path, { status: 'cancelled' });
    order.isCancelled = true;
  } else if (what === 1) {
    const byStaff: Call = (more, body) =>
      asStaff(world, 'POST', `${path}${more}`, { reason: 'Soak', mail: false, ...body });
    await changed(order, order.units + 1, byStaff, {});
  } else if (what === 2) {
    await changed(order, order.units + 1, own, { note: '' });
  } else if (what === 3) {
    await own('/cancel');
    order.isCancelled = true;
  } else if (what === 4 || what === 5) await credited(world, order);
}

/** Buys until `isOver`, one order after the other. */
export const buyer = (world: World, channel: Channel, isOver: () => boolean): Promise<void> =>
  repeated(world, isOver, () => (channel === 'dtc' ? retail(world) : onAccount(world, channel)));

/** Acts until `isOver`, with pauses; counts what is refused. */
export async function repeated(world: World, isOver: () => boolean, act: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      world.refusals.set(cause.message, (world.refusals.get(cause.message) ?? 0) + 1);
    }
    await new Promise((resolve) => setTimeout(resolve, 500 + world.random(1_000)));
  }
}
