import { startApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { boundErrorReports, errorReportModel } from './index.ts';

describe('error reports of pages', () => {
  const api = testApi();

  test('A report is stored with its composition, and long text is cut', async () => {
    const report = {
      kind: 'remote',
      message: 'x'.repeat(5_000),
      page: '/dtc',
      app: 'mfe-dtc',
      composition: { 'mfe-dtc': '1.0.0+abc' },
    };
    const answer = await api.browser().post('/api/errors').send(report);
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    const [stored] = await errorReportModel(api.deps.connection).find().lean();
    expect(stored).toMatchObject({ app: 'mfe-dtc', message: 'x'.repeat(1_000) });
  });

  // PAGE-14
  test('One address fills no more than its share of the reports in a day', async () => {
    const model = errorReportModel(api.deps.connection);
    await model.deleteMany({});
    const strict = await startApi({ environment: { LOCAL_MODE: 'false' }, mongodbUri: api.mongodbUri });
    const reports = Array.from({ length: 20 }, () => ({ kind: 'error', message: 'flood', composition: {} }));
    const send = (from: string) =>
      strict.browser().post('/api/errors').set('X-Forwarded-For', from).send({ reports }).expect(202);
    for (let turn = 0; turn < 12; turn += 1) await send(`[2001:db8:0:1::${turn}]:${50_000 + turn}`);
    expect(await model.countDocuments()).toBe(200);
    await send('203.0.113.9');
    expect(await model.countDocuments()).toBe(220);
    await strict.stop();
  });

  test('The newest reports are kept, older ones deleted', async () => {
    const model = errorReportModel(api.deps.connection);
    await model.deleteMany({});
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
    const reports = [0, 1, 2, 3, 4].map((minute) => ({
      kind: 'error',
      message: String(minute),
      at: at(minute),
    }));
    await model.insertMany(reports);
    await boundErrorReports(api.deps, 3);
    const left = await model.find().sort({ at: 1 }).lean();
    expect(left.map(({ message }) => message)).toEqual(['2', '3', '4']);
  });
});
