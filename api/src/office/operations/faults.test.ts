import { testApi } from '../../../test/test-api.ts';

describe('faults by release', () => {
  const api = testApi();

  test("Reports are counted by the page's release, for internal callers only", async () => {
    const report = (app: string, release: string, kind = 'remote') => ({
      kind,
      message: 'no glass',
      app,
      composition: { shell: '1.0.0+s', [app]: release },
    });
    const reports = [
      report('mfe-dtc', '1.0.1+b'),
      report('mfe-dtc', '1.0.1+b'),
      report('mfe-dtc', '1.0.0+a'),
      report('mfe-kegs', '1.0.0+k', 'web-vital'),
    ];
    await api.browser().post('/api/errors').send({ reports }).expect(202);
    const inside = await fetch(`${api.url}/api/metrics/faults`);
    expect(await inside.json()).toEqual({
      faults: [
        { app: 'mfe-dtc', release: '1.0.1+b', faults: 2, last: expect.any(String) },
        { app: 'mfe-dtc', release: '1.0.0+a', faults: 1, last: expect.any(String) },
      ],
    });
    await api.browser().get('/api/metrics/faults').set('X-Forwarded-For', '203.0.113.9').expect(404);
  });
});
