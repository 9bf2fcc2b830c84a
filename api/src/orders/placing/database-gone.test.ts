import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Mongo, startMongo } from '../../../../local/src/mongo/index.ts';
import { sendOrder } from '../../../test/buyers.ts';
import { kegForm, line, openShop, type Shop } from '../../../test/shop.ts';

/** How long the database stays away: 20 s in `npm run verify`, otherwise just long enough to matter. */
const GONE_MS = process.env.VERIFY === 'true' ? 20_000 : 4_000;

let folder: string;
let mongo: Mongo;
let shop: Shop;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gone-'));
  mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
  shop = await openShop(mongo.uri);
  await shop.putProducts({
    _id: 'KEG',
    name: 'Lager Keg 50L',
    price: 199.99,
    stock: 5_000,
    packagingType: '50L',
  });
});
afterAll(async () => {
  await shop.stop();
  await mongo.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; id?: string; code?: string; detail?: string };

async function order(): Promise<Answer> {
  const { status, body } = await sendOrder(shop.api.browser(), 'keg', {
    ...kegForm,
    lines: [line('KEG', 1)],
    expectedTotal: 367.98,
  });
  return {
    status,
    ...(body.id ? { id: body.id } : {}),
    ...(body.code ? { code: body.code, detail: body.detail } : {}),
  };
}

/** Places orders without a pause, four at a time, until stopped. */
function underLoad(): { answers: Answer[]; end: () => Promise<void> } {
  const answers: Answer[] = [];
  let going = true;
  const lanes = Array.from({ length: 4 }, async () => {
    while (going) answers.push(await order());
  });
  return {
    answers,
    end: async () => {
      going = false;
      await Promise.all(lanes);
    },
  };
}

test('orders are refused with a clear message while the database is down, accepted right after, and none is lost', async () => {
  const load = underLoad();
  await pause(1_000);
  mongo.child.kill('SIGKILL');
  await pause(GONE_MS);
  mongo = await startMongo({ dataDir: path.join(folder, 'mongo'), timeoutMs: 5_000 });
  // Without a limit of its own: an API that doesn't find the database again hits the test's.
  while ((await order()).status !== 201) await pause(100);
  await load.end();

  const refused = load.answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, code, detail }) => `${status} ${code}: ${detail}`))).toEqual(
    new Set(["503 unavailable: The shop can't be reached at the moment. Please try again in a moment."]),
  );

  shop.clock.advance(60_000);
  await shop.reconcile();
  const stored = await shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray();
  const known = new Set(stored.map(({ _id }) => String(_id)));
  const acknowledged = load.answers.flatMap(({ id }) => (id ? [id] : []));
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
  expect(await shop.stock('KEG')).toEqual({ stock: 5_000 - stored.length, looseUnits: 0, holds: 0 });
});
