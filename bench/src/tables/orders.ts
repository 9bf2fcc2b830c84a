import { randomInt, randomUUID } from 'node:crypto';
import { askOnce } from '../load.ts';
import { skuOf } from '../products.ts';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';

const LINES = 5;
const SECONDS = 10;
const FORM = { firstName: 'Bench', lastName: 'Buyer', email: 'bench@example.com', phone: '604-555-0133' };

/** Quote and keg order of five lines, by several buyers at once. */
export async function orders(): Promise<Row[]> {
  const system = await startSystem(500);
  try {
    const rows: Row[] = [];
    // Warm up, so that hot code is compiled.
    await ordersOf(8, () => quoteAndOrder(system.api));
    for (const buyers of [8, 50]) rows.push(await placed(system, buyers));
    return rows;
  } finally {
    await system.stop();
  }
}

async function placed(system: System, buyers: number): Promise<Row> {
  const before = { api: system.cpuMs('api'), database: system.cpuMs('database') };
  const { perSecond, p99Ms, count } = await ordersOf(buyers, () => quoteAndOrder(system.api));
  const each = (milliseconds: number) => Number((milliseconds / count).toFixed(1));
  return {
    'buyers at once': buyers,
    'orders a second': perSecond,
    'p99, ms': p99Ms,
    'CPU of the API an order, ms': each(system.cpuMs('api') - before.api),
    'CPU of the database an order, ms': each(system.cpuMs('database') - before.database),
  };
}

/** Has a number of buyers place one order after the other for ten seconds. */
export async function ordersOf(buyers: number, order: () => Promise<void>) {
  const took: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const buyer = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await order();
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  took.sort((one, other) => one - other);
  return {
    count: took.length,
    perSecond: Number((took.length / SECONDS).toFixed(1)),
    p99Ms: Math.round(took[Math.floor(took.length * 0.99)] ?? 0),
  };
}

/** Every tenth product is a keg. */
const lines = () => {
  const first = Math.floor(Math.random() * 45);
  return Array.from({ length: LINES }, (_line, place) => ({
    productId: skuOf((first + place) * 10 + 9),
    quantity: 1,
  }));
};

/** Each buyer has an address of its own: that many orders from one would be refused. */
const anyAddress = () => `10.0.${randomInt(256)}.${randomInt(256)}`;

/** Places a keg order with a number of lines for the total that was quoted. */
export async function quoteAndOrder(api: string, count = LINES): Promise<void> {
  const wanted = lines().slice(0, count);
  const headers = { 'x-forwarded-for': anyAddress() };
  const quote = await post(`${api}/api/quotes`, { channel: 'keg', lines: wanted }, headers);
  await post(
    `${api}/api/orders/keg`,
    { ...FORM, lines: wanted, expectedTotal: quote.total, delivery: { kind: 'pick-up' } },
    { ...headers, 'idempotency-key': randomUUID() },
  );
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<{ total: number }> {
  const asked = {
    url,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...headers },
    bodies: [JSON.stringify(body)],
  };
  return JSON.parse(await askOnce(asked));
}
