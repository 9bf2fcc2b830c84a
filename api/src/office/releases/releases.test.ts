import { type Gateway, LINK_ENDS, openGateway, SINCE } from '../../../test/gateway.ts';
import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { errorReportModel } from '../error-reports/index.ts';

describe('releases', () => {
  let api: TestApi;
  let staff: Browser;
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await openGateway();
    api = await startApi({
      environment: { RELEASES_URL: gateway.url },
      parts: { clock: () => new Date('2026-11-20T12:30:00Z') },
    });
    staff = await staffBrowser(api);
  });
  afterAll(async () => {
    await api.stop();
    gateway.close();
  });

  beforeEach(() => {
    gateway.reset();
    gateway.asked.length = 0;
  });

  test("Staff see what is live, since when, and its pages' errors since then", async () => {
    const report = (at: string, given: object = {}) => ({
      kind: 'error',
      message: 'x',
      page: '/dtc/cart',
      app: 'mfe-dtc',
      at: new Date(at),
      ...given,
    });
    const madeBy = (release: string) => ({ composition: { shell: '1', 'mfe-dtc': release } });
    await errorReportModel(api.deps.connection).insertMany([
      report('2026-11-20T09:59:00Z'),
      report('2026-11-20T10:01:00Z', madeBy('1.0.0+new')),
      report('2026-11-20T10:02:00Z', { kind: 'web-vital' }),
      // An open page keeps the release that it started with.
      report('2026-11-20T11:59:00Z', madeBy('1.0.0+old')),
      report('2026-11-20T12:10:00Z', { message: 'y', ...madeBy('1.0.0+new') }),
      report('2026-11-20T12:20:00Z', { message: 'y' }),
    ]);
    const { body } = await staff.get('/api/admin/releases');
    expect(body.releases).toEqual([
      {
        app: 'mfe-dtc',
        version: '1.0.0',
        release: '1.0.0+new',
        since: SINCE,
        by: 'nora',
        commit: 'abc',
        pipeline: 'https://ci.example/runs/17',
        lockFile: 'sha256-lock',
        signedBy: 'retail team',
        errors: 3,
        hours: [...Array(21).fill(0), 1, 0, 2],
        failures: [
          {
            message: 'y',
            page: '/dtc/cart',
            count: 2,
            firstAt: '2026-11-20T12:10:00.000Z',
            seenBefore: false,
          },
          {
            message: 'x',
            page: '/dtc/cart',
            count: 1,
            firstAt: '2026-11-20T10:01:00.000Z',
            seenBefore: true,
          },
        ],
        suspect: false,
        // A release that was never live can't be rolled back to: it has to pass the publish gate.
        previous: [{ release: '1.0.0+old', version: '1.0.0', at: '2026-11-19T10:00:00.000Z' }],
        candidate: {
          release: '1.0.1+next',
          version: '1.0.1',
          builtAt: '2026-11-19T10:00:00.000Z',
          author: 'Amara Diallo',
          gate: { passed: true, reasons: [], at: '2026-11-20T12:00:00.000Z', stale: true },
        },
        moves: [
          { release: '1.0.0+new', before: '1.0.0+old', kind: 'release', by: 'nora', at: SINCE },
          { release: '1.0.0+old', kind: 'release', by: 'nora', at: '2026-11-19T10:00:00.000Z' },
        ],
        refusals: [
          {
            release: '1.0.0+big',
            reasons: ['size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.'],
            by: 'amara',
            at: '2026-11-20T11:00:00.000Z',
          },
        ],
      },
    ]);
  });

  // RELEASE-8
  test('Rolling back tells the gateway who did it, and is in the audit', async () => {
    const answer = await staff.post('/api/admin/releases/mfe-dtc/rollback').send({});
    expect([answer.status, answer.body.releases[0].release]).toEqual([200, '1.0.0+old']);
    expect(gateway.asked[0]).toEqual({
      path: '/registry/mfe-dtc/rollback',
      client: 'api',
      body: JSON.stringify({ by: NORA }),
    });
    const { body } = await staff.get('/api/admin/audit?action=release.rollback');
    expect(body.entries[0]).toMatchObject({
      subject: 'mfe-dtc',
      before: { release: '1.0.0+new' },
      after: { release: '1.0.0+old' },
    });
    const again = await staff.post('/api/admin/releases/mfe-dtc/rollback').send({});
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      'rollback_refused',
      'Rolling back was refused: There is no release before this one.',
    ]);
  });

  // RELEASE-8
  test('Promoting a candidate tells the gateway who did it, and is in the audit', async () => {
    const answer = await staff.post('/api/admin/releases/mfe-dtc/promote').send({ release: '1.0.1+next' });
    expect([answer.status, answer.body.releases[0].release]).toEqual([200, '1.0.1+next']);
    expect(gateway.asked).toEqual([
      {
        path: '/registry/mfe-dtc/promote',
        client: 'api',
        body: JSON.stringify({ by: NORA, release: '1.0.1+next' }),
      },
    ]);
    const { body } = await staff.get('/api/admin/audit?action=release.promote');
    expect(body.entries[0]).toMatchObject({
      subject: 'mfe-dtc',
      before: { release: '1.0.0+new' },
      after: { release: '1.0.1+next' },
    });
  });

  test("A candidate that the publish gate refused isn't promoted: staff see its message, and the audit has nothing", async () => {
    const answer = await staff.post('/api/admin/releases/mfe-dtc/promote').send({ release: '1.0.0+big' });
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      409,
      'promotion_refused',
      'Promoting was refused: The publish gate refused mfe-dtc 1.0.0+big.',
    ]);
    const { body } = await staff.get('/api/admin/audit?action=release.promote');
    expect(body.entries.map(({ after }: { after: object }) => after)).not.toContainEqual({
      release: '1.0.0+big',
    });
  });

  test('A preview link has an expiry; the audit has what it leads to, not the link itself', async () => {
    const answer = await staff.post('/api/admin/releases/mfe-dtc/preview').send({ release: '1.0.1+next' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { link: 'https://shop.example/preview/t0ken', expires: LINK_ENDS },
    ]);
    const all = (await staff.get('/api/admin/audit?action=release')).body.entries;
    expect(new Set(all.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['release.preview', 'release.promote', 'release.rollback']),
    );
    expect((await staff.get('/api/admin/audit?action=rel')).body.entries).toEqual([]);
    const { body } = await staff.get('/api/admin/audit?action=release.preview');
    expect(body.entries[0]).toMatchObject({
      subject: 'mfe-dtc',
      after: { release: '1.0.1+next', expires: LINK_ENDS },
    });
    expect(JSON.stringify(body.entries)).not.toContain('t0ken');
  });

  test('What leads to an unknown app or release never reaches the gateway', async () => {
    for (const [address, release] of [
      ['mfe-nothing/rollback', undefined],
      ['mfe-dtc/rollback', '1.0.1+next'],
      ['mfe-nothing/promote', '1.0.1+next'],
      ['mfe-dtc/promote', '9.9.9+none'],
      ['mfe-dtc/preview', '9.9.9+none'],
    ]) {
      const answer = await staff.post(`/api/admin/releases/${address}`).send({ release });
      expect([answer.status, answer.body.code]).toEqual([404, 'release_not_found']);
    }
    expect(gateway.asked).toEqual([]);
  });

  test("Staff see that the gateway can't be reached", async () => {
    const alone = await startApi({ environment: { RELEASES_URL: 'http://127.0.0.1:9/registry' } });
    const answer = await (await staffBrowser(alone)).get('/api/admin/releases');
    expect([answer.status, answer.body.code]).toEqual([502, 'upstream_failed']);
    await alone.stop();
  });
});
