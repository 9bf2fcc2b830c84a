import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';

const api = testApi();
let staff: Browser;
beforeAll(async () => {
  staff = await staffBrowser(api);
});

/** A value of each parameter that its schema accepts; nothing of that name has to be there. */
const VALUES: Record<string, string> = {
  ':day': '2026-11-20',
  ':run': '2026-11-20-01',
  ':file': 'report.csv',
  ':account': 'licence:305-218',
};

const files = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([, { who, produces = '' }]) => who === 'staff' && /csv|pdf/.test(produces))
  .filter(([name]) => name !== 'accountingFile')
  .map(([name, { path }]) => [name, path.replace(/:\w+/g, (name) => VALUES[name] ?? 'x')] as const);

const entries = (action: string) =>
  api.deps.connection.collection('audit').find({ action }).sort({ at: -1 }).toArray();

// STAFF-24
test.each(files)(
  'Who takes the file of %s is in the audit, whether it is there or not',
  async (name, path) => {
    await staff.get(path);
    expect(await entries(`file.${name}`)).toMatchObject([{ who: 'nora.whitfield@cbo.example' }]);
  },
);

// STAFF-24
test('A sign-in and a refused link are in the audit with the address they came from', async () => {
  await staffBrowser(api);
  await api.browser().post('/api/auth/session').send({ token: 'made-up' }).expect(401);
  const [signIn] = await entries('session.sign-in');
  expect(signIn).toMatchObject({ who: 'nora.whitfield@cbo.example', after: { from: '127.0.0.1' } });
  expect(await entries('session.refused')).toMatchObject([
    { who: 'unknown', subject: 'link_invalid', after: { from: '127.0.0.1' } },
  ]);
});
