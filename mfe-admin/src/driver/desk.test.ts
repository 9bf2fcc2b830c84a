import type { DriverRun } from 'shared-domain/contracts';
import type { Press } from 'shared-domain/driver';
import { Desk, type DriverCall } from './desk.ts';
import type { Kept } from './kept.ts';
import type { Pocket } from './pocket.ts';
import { nextOf, viewsOf } from './stops.ts';

const RUN = '2026-11-24-01';
const stop = (orderId: string, name: string): DriverRun['stops'][number] => ({
  orderId,
  state: 'out',
  name,
  address: '12 Water Street, Vancouver',
  lines: [{ productId: 'IPA', name: 'Gantry IPA', quantity: 4, unit: 'case' }],
  empties: {},
  receivers: [],
  presses: [],
});
const run: DriverRun = {
  id: RUN,
  day: '2026-11-24',
  title: 'Downtown',
  driver: 'Marco Leclerc',
  until: '2026-11-26T06:59:59.999Z',
  stops: [stop('A', 'The Gull & Anchor'), stop('B', 'Skylark')],
};

/** A phone's storage that outlives its page. */
function memory(): Pocket & { kept: Kept } {
  const kept: Kept = { presses: [], drafts: {} };
  return {
    kept,
    read: async () => structuredClone(kept),
    keepCopy: async (_run, copy) => void Object.assign(kept, { copy }),
    addPresses: async (_run, presses, copy) => {
      kept.copy = copy;
      kept.presses.push(...presses);
    },
    dropPresses: async (_run, ids) =>
      void Object.assign(kept, { presses: kept.presses.filter(({ id }) => !ids.includes(id)) }),
    keepDraft: async (_run, name, draft) => void Object.assign(kept.drafts, { [name]: draft }),
    forget: async () => {
      delete kept.copy;
      kept.drafts = {};
    },
  };
}

/** A server that has a network or not, and answers with what it was sent. */
function server() {
  const world = { isThere: true, code: '', presses: new Map<string, Press>(), batches: 0 };
  const call = (async (_name: string, { body }: { body: { presses?: Press[] } }) => {
    const problem = { type: 'about:blank', title: '', status: 0, detail: '' };
    if (world.code) return { ok: false, problem: { ...problem, code: world.code } };
    if (!world.isThere) return { ok: false, problem: { ...problem, code: 'network' } };
    world.batches += 1;
    for (const press of body.presses ?? []) world.presses.set(press.id, press);
    const all = [...world.presses.values()];
    const stops = run.stops.map((one) => ({
      ...one,
      presses: all.filter((press) => press.stop === one.orderId),
    }));
    const kept = (body.presses ?? []).map(({ id }) => id);
    return { ok: true, data: { kept, refused: [], at: '2026-11-24T18:00:00.000Z', run: { ...run, stops } } };
  }) as unknown as DriverCall;
  return { world, call };
}

let ids = 0;
const deskOn = (pocket: Pocket, call: DriverCall, now = '2026-11-24T19:00:00.000Z') =>
  new Desk({ run: RUN, pocket, call, now: () => new Date(now), newId: () => `press-${++ids}` });
const delivered = { what: 'delivered', lines: [{ productId: 'IPA', ordered: 4, delivered: 4 }] } as const;

// DRIVER-4, DRIVER-11
test('what is pressed without a network is kept over a reload, and sent once there is one', async () => {
  const { world, call } = server();
  const pocket = memory();
  const before = deskOn(pocket, call);
  await before.open();
  world.isThere = false;
  await before.press('A', [delivered, { what: 'received', by: 'Tess' }]);
  expect(before.read()).toMatchObject({ silentSince: '2026-11-24T18:00:00.000Z' });
  const reloaded = deskOn(pocket, call);
  await reloaded.open();
  const { copy, waiting } = reloaded.read();
  expect(waiting).toHaveLength(2);
  expect(copy && viewsOf(copy, waiting).map(({ end, waiting }) => [end, waiting])).toEqual([
    ['delivered', 2],
    [undefined, 0],
  ]);
  world.isThere = true;
  await reloaded.send();
  expect([world.presses.size, pocket.kept.presses, reloaded.read().waiting]).toEqual([2, [], []]);
});

// DRIVER-4
test('presses are numbered on from what the server knows', async () => {
  const { world, call } = server();
  const first = deskOn(memory(), call);
  await first.open();
  await first.press('A', [delivered, { what: 'empties', kegs: { 50: 1 } }]);
  const other = deskOn(memory(), call);
  await other.open();
  await other.press('A', [{ what: 'reopened' }]);
  expect([...world.presses.values()].map(({ number }) => number)).toEqual([1, 2, 3]);
});

// DRIVER-11
test('once the link has ended the phone has no name and no address, but still the presses', async () => {
  const { world, call } = server();
  const pocket = memory();
  const desk = deskOn(pocket, call);
  await desk.open();
  world.isThere = false;
  await desk.press('A', [delivered]);
  world.code = 'run_link';
  await desk.send();
  expect(desk.read()).toMatchObject({ phase: 'ended', copy: undefined });
  expect([pocket.kept.copy, pocket.kept.presses.length]).toEqual([undefined, 1]);
});

// DRIVER-11
test('a run that was never loaded says that there is no network', async () => {
  const { world, call } = server();
  world.isThere = false;
  const desk = deskOn(memory(), call);
  await desk.open();
  expect(desk.read().phase).toBe('unreachable');
});

// DRIVER-13
test('the chosen stop is the next one without a network, and what is filled in there stays', async () => {
  const { world, call } = server();
  const pocket = memory();
  const before = deskOn(pocket, call);
  await before.open();
  const draft = { ticked: { IPA: 4 }, short: {}, empties: {}, by: 'Jay', note: '' };
  await before.fillIn('B', draft);
  world.isThere = false;
  await before.press('B', [{ what: 'next' }]);
  const reloaded = deskOn(pocket, call);
  await reloaded.open();
  const { copy, waiting, drafts } = reloaded.read();
  expect([before.read().drafts, drafts]).toEqual([{ B: draft }, { B: draft }]);
  expect(copy && nextOf(viewsOf(copy, waiting), waiting)?.stop.orderId).toBe('B');
});
