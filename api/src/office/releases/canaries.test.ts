import type { ReleaseState } from 'shared-domain/contracts';
import { type Gateway, openGateway } from '../../../test/gateway.ts';
import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { canaryEventModel } from './canary-events.ts';
import { releaseStepsTask } from './steps.ts';

const BEGAN = '2026-11-20T10:00:00.000Z';
/** A canary's move is the third of the small history: two releases came before. */
const STAGE = 'mfe-dtc/3';

describe('canaries', () => {
  let api: TestApi;
  let staff: Browser;
  let gateway: Gateway;
  let now = new Date(BEGAN);
  const later = (minutes: number) => {
    now = new Date(Date.parse(BEGAN) + minutes * 60_000);
  };
  beforeAll(async () => {
    gateway = await openGateway(undefined, () => now);
    api = await startApi({ environment: { RELEASES_URL: gateway.url }, parts: { clock: () => now } });
    staff = await staffBrowser(api);
  });
  afterAll(async () => {
    await api.stop();
    gateway.close();
  });
  beforeEach(async () => {
    gateway.reset();
    gateway.asked.length = 0;
    later(0);
    await canaryEventModel(api.deps.connection).deleteMany({});
  });

  const steer = (body: object) => staff.post('/api/admin/releases/mfe-dtc/canary').send(body);
  const begin = () => steer({ release: '1.0.1+next', share: 10 });
  const events = () => canaryEventModel(api.deps.connection);
  const canaryOf = async (): Promise<NonNullable<ReleaseState['canary']>> =>
    (await staff.get('/api/admin/releases')).body.releases[0].canary;
  const judge = () => releaseStepsTask(api.deps).run(new AbortController().signal);

  /** What the gateway says of visitors with numbers from `first` on. */
  const seen = (first: number, canary: boolean, count: number, kind: 'error' | 'order', minute = 10) =>
    Array.from({ length: count }, (_, place) => ({
      _id: `${STAGE} ${kind} ${first + place}`,
      stage: STAGE,
      canary,
      kind,
      at: new Date(Date.parse(BEGAN) + minute * 60_000),
    }));
  const visits = (canary: boolean, value: number) => ({
    _id: `${STAGE} visit ${canary}`,
    stage: STAGE,
    canary,
    kind: 'visit' as const,
    value,
    at: new Date(Date.parse(BEGAN) + 60_000),
  });

  // RELEASE-14, RELEASE-8
  test('Staff begin a canary, change its share and end it, each with an entry in the audit', async () => {
    await begin().expect(200);
    expect(await canaryOf()).toMatchObject({
      release: '1.0.1+next',
      share: 10,
      by: NORA,
      title: 'Too early to say',
      measures: expect.arrayContaining([
        expect.objectContaining({ name: 'orders', words: '0 of 17 needed' }),
      ]),
    });
    later(5);
    await steer({ share: 50 }).expect(200);
    later(10);
    await steer({ end: 'back' }).expect(200);
    expect((await canaryOf()).ended).toEqual({ at: '2026-11-20T10:10:00.000Z', by: NORA });
    const { body } = await staff.get('/api/admin/audit?action=release');
    const said = body.entries.map(({ action, before, after }: Record<string, unknown>) => [
      action,
      before,
      after,
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['release.canary', { release: '1.0.0+new' }, { release: '1.0.1+next', share: 10 }],
        ['release.canary', { release: '1.0.0+new' }, { release: '1.0.1+next', share: 50 }],
        ['release.step-back', { release: '1.0.0+new' }, { release: '1.0.1+next' }],
      ]),
    );
  });

  // RELEASE-14
  test('A canary of staff alone begins, ends and begins again as one of visitors does', async () => {
    const staffAlone = { share: 0, staffFirst: true };
    const phase = async () => {
      const { share, staffFirst, ended } = await canaryOf();
      return [share, staffFirst, !!ended];
    };
    await steer({ release: '1.0.1+next', ...staffAlone }).expect(200);
    expect(await phase()).toEqual([0, true, false]);
    later(5);
    await steer({ end: 'back' }).expect(200);
    expect(await phase()).toEqual([0, true, true]);
    later(6);
    await steer({ release: '1.0.1+next', ...staffAlone }).expect(200);
    await judge();
    expect(await phase()).toEqual([0, true, false]);
    const { body } = await staff.get('/api/admin/audit?action=release.canary');
    expect(body.entries[0]).toMatchObject({ who: NORA, after: { release: '1.0.1+next', share: 0 } });
  });

  // RELEASE-16
  test('A canary that begins between two looks at the releases steps back as soon as it is surely worse', async () => {
    const task = releaseStepsTask(api.deps);
    const look = () => task.run(new AbortController().signal);
    await look();
    await begin().expect(200);
    await look();
    expect(await canaryOf()).not.toHaveProperty('ended');
    await events().insertMany(seen(1, true, 4, 'error', 0));
    await look();
    expect((await canaryOf()).ended).toMatchObject({ by: 'canary' });
  });

  // RELEASE-15
  test('Pages, errors, web vitals and orders are noted by side, each once for a visitor', async () => {
    const browser = api.browser();
    const sides = [{ stage: STAGE, canary: true, counts: true }];
    const header = (number: number) => JSON.stringify({ number, sides });
    const composition = { 'mfe-dtc': '1.0.1+next' };
    const report = (number: number, given: object) =>
      browser
        .post('/api/errors')
        .set('X-Canaries', header(number))
        .send({ kind: 'error', message: 'x', composition, ...given })
        .expect(202);
    for (const number of [7, 7, 8]) {
      await browser.get('/api/session').set('X-Canaries', header(number)).expect(200);
      await report(number, {});
      await report(number, { kind: 'web-vital', message: 'LCP', value: 1600 + number });
    }
    await report(9, { composition: { 'mfe-kegs': '1' } });
    await report(9, { kind: 'web-vital', message: 'TTFB', value: 1 });
    await browser.get('/api/session').set('X-Canaries', 'nonsense').expect(200);
    const noted = await events().find().sort({ _id: 1 }).lean();
    expect(noted.map(({ _id, value }) => [_id, value])).toEqual([
      [`${STAGE} LCP 7`, 1607],
      [`${STAGE} LCP 8`, 1608],
      [`${STAGE} error 7`, undefined],
      [`${STAGE} error 8`, undefined],
      [expect.stringContaining(`${STAGE} visit true`), 3],
    ]);
  });

  // RELEASE-15, RELEASE-16
  test('Twelve forged errors from one address are one, in whichever process they arrive', async () => {
    await begin().expect(200);
    const shop = await Promise.all(
      [1, 2].map(() => startApi({ environment: { LOCAL_MODE: 'false' }, mongodbUri: api.mongodbUri })),
    );
    const sides = [{ stage: STAGE, canary: true, counts: true }];
    for (let number = 0; number < 12; number += 1) {
      await shop[number % 2]
        ?.browser()
        .post('/api/errors')
        .set('X-Forwarded-For', `2001:db8:0:1::${number}`)
        .set('X-Canaries', JSON.stringify({ number, sides }))
        .send({ kind: 'error', message: 'forged', composition: { 'mfe-dtc': '1.0.1+next' } })
        .expect(202);
    }
    expect(await events().countDocuments({ kind: 'error' })).toBe(1);
    for (const each of shop) await each.stop();
  });

  // RELEASE-16
  test('A canary with clearly more errors steps back automatically, and gives the reason for a day', async () => {
    await begin();
    await events().insertMany([visits(true, 120), visits(false, 1100), ...seen(0, true, 5, 'error')]);
    later(11);
    await judge();
    expect(gateway.asked.slice(1).map(({ body }) => JSON.parse(body))).toEqual([
      {
        by: 'canary',
        reason: expect.stringContaining("Errors: 5 of the canary's visitors met one"),
        end: 'back',
      },
    ]);
    const { ended, measures } = await canaryOf();
    expect(ended).toMatchObject({ by: 'canary', reason: expect.stringContaining('Errors: 5') });
    expect(measures[0]).toMatchObject({ state: 'worse', canary: expect.closeTo(41.67) });
    later(11 + 24 * 60);
    expect(await canaryOf()).toBeUndefined();
  });

  /** A canary whose figures say that it may go to everyone. */
  const beginGood = async () => {
    await begin();
    await events().insertMany([
      visits(true, 1284),
      visits(false, 11_530),
      ...seen(0, true, 30, 'order', 21),
      ...seen(1000, false, 270, 'order', 21),
    ]);
    later(42);
  };

  // RELEASE-16
  test('A canary with enough orders and nothing worse goes to everyone automatically; its lines are drawn to now', async () => {
    await beginGood();
    const { measures, visits: counted } = await canaryOf();
    expect(counted).toEqual({ canary: 1284, live: 11_530 });
    expect(measures.at(-1)?.series.canary.map((value) => value?.toFixed(2))).toEqual([
      ...Array(6).fill('0.00'),
      ...Array(6).fill('2.34'),
    ]);
    await judge();
    expect(gateway.moves()[0]).toMatchObject({ kind: 'promote', by: 'canary', release: '1.0.1+next' });
  });

  // RELEASE-26
  test.each([
    ['something else has gone live', { stale: true }],
    [
      'it was refused beside that',
      { passed: false, reasons: ['types: mfe-dtc does not fit the live shell.'] },
    ],
  ])('A good canary stays when %s since the publish gate saw it, and says so', async (_why, gate) => {
    await beginGood();
    gateway.canaryGate(gate);
    await judge();
    expect(gateway.moves()[0]).toMatchObject({ kind: 'canary', release: '1.0.1+next' });
    expect((await canaryOf()).gate).toMatchObject(gate);
    gateway.canaryGate({});
    await judge();
    expect(gateway.moves()[0]).toMatchObject({ kind: 'promote', by: 'canary' });
  });

  // RELEASE-16
  test('A canary that is for staff only, or undecided, stays', async () => {
    await begin();
    await judge();
    expect(gateway.moves()[0]).toMatchObject({ kind: 'canary' });
  });
});
