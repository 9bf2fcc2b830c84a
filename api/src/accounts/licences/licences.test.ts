import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { startApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';

describe('licences', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
    await staff.put('/api/admin/licences/305-218').send({ companyName: 'The Gull & Anchor' });
  });

  const verify = (browser: Browser, licenseNumber: unknown) =>
    browser.post('/api/licences/verify').send({ licenseNumber });

  // LICENCE-2
  test('Staff find licensees by part of the name in any case, and punctuation is literal', async () => {
    const named = async (search: string) =>
      (await staff.get(`/api/admin/licences?search=${encodeURIComponent(search)}`)).body.licences;
    expect(await named('gull &')).toMatchObject([{ licenseNumber: '305-218' }]);
    expect(await named('.*')).toEqual([]);
    expect(await named('')).toEqual([]);
  });

  // GATE-10
  test('A known number starts a licensee session in this browser only', async () => {
    const browser = api.browser();
    const answer = await verify(browser, ' 305-218 ');
    expect(answer.body).toEqual({ licenseNumber: '305-218', companyName: 'The Gull & Anchor' });
    expect(String(answer.headers['set-cookie'])).toMatch(/cbo\.licensee=.*HttpOnly; SameSite=Lax/);
    expect((await browser.get('/api/session')).body).toEqual({
      licensee: { licenseNumber: '305-218', companyName: 'The Gull & Anchor' },
    });
    expect((await api.browser().get('/api/session')).body).toEqual({});
  });

  // GATE-7
  test.each(['305-21', '.*5'])('The number %s is not found', async (licenseNumber) => {
    const answer = await verify(api.browser(), licenseNumber);
    expect([answer.status, answer.body.code]).toEqual([404, 'licence_not_found']);
  });

  // LICENCE-18
  test('A number is known however it is written', async () => {
    expect((await verify(api.browser(), '305\u2013218')).body.licenseNumber).toBe('305-218');
  });

  // LICENCE-18, LICENCE-10
  test('A suspended licence stays out however its number is written', async () => {
    const suspended = { companyName: 'Shut', standing: 'suspended', suspensionReason: 'Unpaid' };
    await staff.put('/api/admin/licences/309-100').send(suspended).expect(200);
    expect((await verify(api.browser(), '309 100')).body.code).toBe('licence_suspended');
  });

  // GATE-10
  test('A forged cookie identifies no one', async () => {
    const forged = Buffer.from('{"licenseNumber":"305-218","companyName":"x"}').toString('base64url');
    const answer = await api.browser().get('/api/session').set('Cookie', `cbo.licensee=s%3A${forged}.AAAA`);
    expect(answer.body).toEqual({});
  });

  // GATE-16
  test('A copied cookie ends when its visitor leaves, verifies another licence, or staff rename it', async () => {
    const copyOf = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']]
        .flat()
        .map((cookie) => String(cookie).split(';')[0])
        .join('; ');
    const seen = async (cookie: string) =>
      (await api.browser().get('/api/session').set('Cookie', cookie)).body.licensee?.licenseNumber;
    await staff.put('/api/admin/licences/306-031').send({ companyName: 'Gastown Oyster House' }).expect(200);
    const ends = [
      (browser: Browser) => browser.delete('/api/session/licensee').expect(204),
      (browser: Browser) => verify(browser, '306-031'),
      () =>
        staff.put('/api/admin/licences/305-218').send({ companyName: 'The Gull & Anchor Inn' }).expect(200),
      () => staff.put('/api/admin/licences/305-218').send({ companyName: 'The Gull & Anchor' }).expect(200),
    ];
    for (const end of ends) {
      const browser = api.browser();
      const copy = copyOf(await verify(browser, '305-218'));
      await verify(browser, '305-218');
      expect(await seen(copy)).toBe('305-218');
      await end(browser);
      expect(await seen(copy)).toBeUndefined();
      const answer = await api.browser().get('/api/licensee/orders').set('Cookie', copy);
      expect([answer.status, answer.body.code]).toEqual([401, 'licence_required']);
    }
  });

  // GATE-10
  test('Guessing numbers ends with 429', async () => {
    const strict = await startApi({ environment: { LOCAL_MODE: 'false' } });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await verify(strict.browser(), `30${n}-000`)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
    await strict.stop();
  });

  // LICENCE-3, LICENCE-18
  test('Staff add a licence, find it by its exact number and rename its company', async () => {
    const added = await staff.put('/api/admin/licences/301-442').send({ companyName: 'Harbour Light' });
    expect(added.body).toMatchObject({
      licenseNumber: '301-442',
      companyName: 'Harbour Light',
      created: true,
    });
    const renamed = await staff
      .put('/api/admin/licences/301-442')
      .send({ companyName: 'Harbour Light Tavern' });
    expect(renamed.body).toMatchObject({ companyName: 'Harbour Light Tavern', created: false });
    expect(renamed.body.created_at).toBe(added.body.created_at);
    const found = await staff.get('/api/admin/licences?number=301-442');
    expect(found.body.licences).toMatchObject([{ companyName: 'Harbour Light Tavern' }]);
    expect((await staff.get('/api/admin/licences?number=301')).body.licences).toEqual([]);
    for (const search of ['number=301442', 'search=301442&limit=20'])
      expect((await staff.get(`/api/admin/licences?${search}`)).body.licences).toMatchObject([
        { licenseNumber: '301-442' },
      ]);
    const again = await staff
      .put('/api/admin/licences/301442')
      .send({ companyName: 'Harbour Light Tavern' })
      .expect(200);
    expect(again.body).toMatchObject({ licenseNumber: '301-442', created: false });
    const { body } = await staff.get('/api/admin/audit?subject=301-442');
    expect(body.entries[0]).toMatchObject({
      action: 'licence.save',
      before: { companyName: 'Harbour Light' },
      after: { companyName: 'Harbour Light Tavern' },
    });
  });

  // LICENCE-4
  test('A change to a licence that someone else has changed since is stale, and shows what is stored now', async () => {
    const put = (companyName: string, updatedAt?: string) =>
      staff.put('/api/admin/licences/306-733').send({ companyName, updatedAt });
    const { body: read } = await put('Low Tide');
    const answers = await Promise.all([
      put('Low Tide Taproom', read.updatedAt),
      put('Low Tide Bar', read.updatedAt),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
    expect(lost?.body).toMatchObject({
      code: 'stale',
      currentLicence: { companyName: won?.body.companyName },
    });
    expect((await put('Low Tide', 'yesterday')).status).toBe(422);
  });

  test('Of many people adding the same number at the same moment one wins, and the others see the stored name', async () => {
    const put = (companyName: string) =>
      staff.put('/api/admin/licences/308-901').send({ companyName, updatedAt: null });
    const answers = await Promise.all(['Tern', 'Gannet', 'Petrel', 'Skua', 'Puffin', 'Auk'].map(put));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.companyName;
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: 'stale',
        detail: 'Licence 308-901 was added by someone else in the meantime.',
        currentLicence: { companyName: won },
      });
    }
    const { body } = await staff.get('/api/admin/licences?number=308-901');
    expect(body.licences).toMatchObject([{ companyName: won }]);
    const { body: audit } = await staff.get('/api/admin/audit?subject=308-901');
    expect(audit.entries).toHaveLength(1);
  });

  test('Adding a number that someone has just added with the same name succeeds', async () => {
    const add = () =>
      staff.put('/api/admin/licences/308-902').send({ companyName: 'Cormorant', updatedAt: null });
    expect((await add()).body).toMatchObject({ created: true });
    expect((await add()).body).toMatchObject({ companyName: 'Cormorant', created: false });
  });
});
