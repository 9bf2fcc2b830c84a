import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { memoryKbOf } from '../process-cost.ts';
import { type Row, tableOf, writeSheet } from '../sheet.ts';
import { breaksOf } from './breaks.ts';
import { cookiesOf, createClient, type Timing } from './client.ts';
import { type Acknowledged, type Check, compare, doubledMails } from './comparison.ts';
import { deliveries, served } from './deliveries.ts';
import { databaseOf, gather, settled, stockIn } from './evidence.ts';
import { calm, disturb, type Fault } from './faults.ts';
import { kindsOf, memoryRows, timesBetween } from './figures.ts';
import { buyer, COUNTED, LICENCE, stockOfTheSoak, type World } from './people.ts';
import { seeded } from './random.ts';
import { counting, imported, listener } from './staff.ts';
import { type Soaked, startSoaked } from './system.ts';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    kills: { type: 'string', default: '200' },
    buyers: { type: 'string', default: '12' },
    listeners: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    break: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});
const lengthMs = Number(given.minutes) * 60_000;

const CHANNELS = ['keg', 'licensee', 'dtc'] as const;
const SAMPLE_MS = 5_000;

/** Signs staff in, imports the stock, and verifies the licence of the wholesale buyers. */
async function opened({ site, gateway }: Soaked, timings: Timing[]): Promise<World> {
  const staff = cookiesOf(await fetch(`${site.api}/api/auth/dev-session`, { method: 'POST' }));
  const random = seeded(Number(given.seed));
  const client = createClient(gateway, random, timings);
  await imported(gateway, staff, stockOfTheSoak());
  await client.call(
    'PUT',
    `/api/admin/licences/${LICENCE}`,
    { companyName: 'The Soaked Gull' },
    { cookie: staff },
  );
  await served(client, staff);
  const verified = await fetch(`${gateway}/api/licences/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ licenseNumber: LICENCE }),
  });
  const [book, refusals] = [new Map<string, Acknowledged>(), new Map<string, number>()];
  const licensee = cookiesOf(verified);
  return { client, random, url: site.url, standIns: site.standIns, staff, licensee, book, refusals };
}

/** Runs all buyers and staff while processes and providers fail; returns what they observed. */
async function disturbed(
  soaked: Soaked,
  world: World,
): Promise<{ faults: Fault[]; memory: number[]; count: number }> {
  const end = Date.now() + lengthMs;
  const isOver = () => Date.now() > end;
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryKbOf(soaked.gatewayPid()) / 1024), SAMPLE_MS);
  const people = [
    ...Array.from({ length: Number(given.buyers) }, (_buyer, place) =>
      buyer(world, CHANNELS[place % CHANNELS.length] ?? 'keg', isOver),
    ),
    ...Array.from({ length: Number(given.listeners) }, (_listener, place) =>
      listener(soaked.gateway, place, isOver),
    ),
  ];
  people.push(deliveries(world, isOver));
  const counted = counting(soaked.gateway, world, isOver);
  const random = seeded(Number(given.seed) + 1);
  const faults = await disturb(soaked, { random, kills: Number(given.kills), lengthMs });
  clearInterval(sampling);
  await calm(soaked);
  await Promise.all(people);
  return { faults, memory, count: await counted };
}

/** Breaks each check's data in turn and returns how many additional faults it then found. */
async function shown(
  broken: Record<Check, string[]>,
  breaks: Awaited<ReturnType<typeof breaksOf>>,
  again: () => Promise<Record<Check, string[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [check, act] of breaks) {
    await act();
    const more = (await again())[check].length - broken[check].length;
    rows.push({ check: `found when broken on purpose: ${check}`, result: more });
  }
  return rows;
}

async function soak(soaked: Soaked): Promise<number> {
  const timings: Timing[] = [];
  const world = await opened(soaked, timings);
  const { db, close } = await databaseOf(soaked);
  const stockBefore = await stockIn(db);
  await calm(soaked);
  console.log(`seed ${given.seed}, ${given.minutes} minutes, ${given.kills} kills`);
  const { faults, memory, count } = await disturbed(soaked, world);
  stockBefore[COUNTED] = count;
  await settled(db);
  const book = [...world.book.values()];
  const gathered = () => gather(soaked, { db, book, stockBefore });
  const found = await gathered();
  const broken = compare(book, found);
  const between = timesBetween(timings, faults);
  const rows: Row[] = [
    { check: 'acknowledged orders', result: book.length },
    { check: 'of them delivered', result: book.filter(({ isDelivered }) => isDelivered).length },
    { check: 'credits', result: book.flatMap(({ credits }) => credits).length },
    ...kindsOf(faults.map(({ what }) => what)),
    { check: 'listeners', result: given.listeners },
    { check: 'imports applied', result: count - 1 },
    ...Object.entries(broken).map(([check, list]) => ({ check: `faults: ${check}`, result: list.length })),
    { check: 'mails that came again', result: doubledMails(found) },
    ...memoryRows(memory, SAMPLE_MS),
    { check: 'answers between faults', result: between.length },
    { check: 'p99 of them, ms', result: between[Math.floor(between.length * 0.99)] ?? 0 },
    ...[...world.refusals].map(([reason, times]) => ({ check: `refused: ${reason}`, result: times })),
  ];
  const again = async () => compare(book, await gathered());
  const shows = given.break ? await shown(broken, await breaksOf(soaked, db, book), again) : [];
  rows.push(...shows);
  console.log(tableOf(rows));
  for (const text of Object.values(broken).flatMap((list) => list.slice(0, 10))) console.log(`FAULT ${text}`);
  const { minutes, kills, seed } = given;
  const breaks = given.break ? ' --break' : '';
  const command = `npm run bench:soak -- --minutes ${minutes} --kills ${kills} --seed ${seed}${breaks}`;
  if (given.sheet) console.log(writeSheet('soak', rows, command));
  await close();
  return Object.values(broken).flat().length + shows.filter(({ result }) => Number(result) < 1).length;
}

const soaked = await startSoaked();
try {
  process.exitCode = (await soak(soaked)) > 0 ? 1 : 0;
} finally {
  await soaked.stop();
}
process.exit();
