import { randomInt, randomUUID } from 'node:crypto';
import { skuOf } from '../products.ts';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';

const LINES = 5;
const SECONDS = 10;
const FORM = {
  firstName: 'Bench',
  lastName: 'Buyer',
  email: 'bench@example.com',
  phone: '604-555-0133',
};

/** Quote and keg order of five lines, by several buyers at once. */
export async function orders(): Promise<Row[]> {
  const system = await startSystem(500);
  try {
    const rows: Row[] = [];
    for (const buyers of [8, 50]) rows.push(await placed(system, buyers));
    return rows;
  } finally {
    await system.stop();
  }
}

async function placed(system: System, buyers: number): Promise<Row> {
  const took: number[] = [];
  const before = { api: system.cpuMs('api'), database: system.cpuMs('database') };
  const end = performance.now() + SECONDS * 1_000;
  const buyer = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await quoteAndOrder(system.api);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const each = (milliseconds: number) => Number((milliseconds / took.length).toFixed(1));
  took.sort((one, other) => one - other);
  return {
    'buyers at once': buyers,
    'orders a second': Number((took.length / SECONDS).toFixed(1)),
    'p99, ms': Math.round(took[Math.floor(took.length * 0.99)] ?? 0),
    'CPU of the API an order, ms': each(system.cpuMs('api') - before.api),
    'CPU of the database an order, ms': each(system.cpuMs('database') - before.database),
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

/** Each buyer has an address: so many orders of one would be refused. */
const anyAddress = () => `10.0.${randomInt(256)}.${randomInt(256)}`;

async function quoteAndOrder(api: string): Promise<void> {
  const wanted = lines();
  const headers = { 'x-forwarded-for': anyAddress() };
  const quote = await post(`${api}/api/quotes`, { channel: 'keg', lines: wanted }, headers);
  await post(
    `${api}/api/orders/keg`,
    { ...FORM, lines: wanted, expectedTotal: quote.total },
    { ...headers, 'idempotency-key': randomUUID() },
  );
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { total: number };
}
