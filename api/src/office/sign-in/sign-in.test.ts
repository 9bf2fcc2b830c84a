import { createHash } from 'node:crypto';
import { cookieOf, emailedToken, mailsOf, NORA, staffBrowser } from '../../../test/staff.ts';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { signInTokenModel, sweepSignInTokens } from './tokens.ts';

describe('signing in', () => {
  const api = testApi({ parts: { clock: () => now } });
  let now = new Date('2026-11-20T20:00:00Z');

  // STAFF-2
  test('An emailed link signs staff in once, by a cookie out of reach for scripts and other sites', async () => {
    const browser = api.browser();
    const asked = await browser.post('/api/auth/link').send({ email: ` ${NORA.toUpperCase()} ` });
    expect(asked.status).toBe(202);
    const token = await emailedToken(api);
    expect((await mailsOf(api))[0]?.text).toContain('http://localhost:8080/admin/login#token=');
    const signedIn = await browser.post('/api/auth/session').send({ token });
    expect(String(signedIn.headers['set-cookie'])).toMatch(/cbo\.session=.*; HttpOnly; SameSite=Lax/);
    const staff = {
      email: NORA,
      devMode: false,
      role: 'office',
      refused: [
        'removePasskeysOf',
        'feedLimits',
        'changeFeedLimits',
        'changeSeller',
        'changeShipping',
        'rates',
        'addRate',
        'withdrawRate',
        'rehearseRate',
        'saveStaffList',
        'apiKeys',
        'createApiKey',
        'revokeApiKey',
        'webhooks',
        'createWebhook',
        'removeWebhook',
        'testWebhook',
        'webhookLog',
        'replayWebhook',
        'erasePersonalData',
      ],
    };
    expect(signedIn.body).toEqual({ staff });
    expect((await browser.get('/api/session')).body).toEqual({ staff });
    const again = await api.browser().post('/api/auth/session').send({ token });
    expect(again.body).toMatchObject({ status: 401, code: 'link_used', email: NORA });
  });

  // STAFF-2
  test('The database stores only a hash of the token', async () => {
    const token = await askedToken();
    const stored = await signInTokenModel(api.deps.connection).findById(
      createHash('sha256').update(token).digest('hex'),
    );
    expect(stored?.email).toBe(NORA);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('Of ten clicks on one link at once, one gets in', async () => {
    const token = await askedToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.browser().post('/api/auth/session').send({ token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  // STAFF-2
  test('A link expires after ten minutes', async () => {
    const token = await askedToken();
    now = new Date(now.getTime() + 10 * 60_000);
    const answer = await api.browser().post('/api/auth/session').send({ token });
    expect(answer.body).toMatchObject({ status: 401, code: 'link_expired', email: NORA });
  });

  test('A made-up token is not valid', async () => {
    const answer = await api.browser().post('/api/auth/session').send({ token: 'made-up' });
    expect([answer.status, answer.body.code]).toEqual([401, 'link_invalid']);
  });

  test('Links are deleted a day after they expire', async () => {
    await askedToken();
    await sweepSignInTokens(api.deps.connection, new Date(now.getTime() + 25 * 60 * 60_000));
    expect(await signInTokenModel(api.deps.connection).countDocuments()).toBe(0);
  });

  // STAFF-1
  test('Another domain is refused, naming the one that may sign in, and so is what is no address', async () => {
    const link = (email: unknown) => api.browser().post('/api/auth/link').send({ email }).expect(422);
    expect((await link('nora@notcbo.example')).body).toMatchObject({
      code: 'email_domain',
      detail: 'Only cbo.example email addresses are allowed',
      errors: [{ path: 'email', message: 'Only cbo.example email addresses are allowed' }],
    });
    const message = 'Please enter a valid email address';
    expect((await link({ $gt: '' })).body.errors).toEqual([{ path: 'email', message }]);
  });

  test('Signing in starts a new session; one planted before is worthless', async () => {
    const browser = await staffBrowser(api);
    const planted = cookieOf(await browser.get('/api/admin/preferences'));
    await browser.post('/api/auth/session').send({ token: await askedToken() });
    const stolen = await api.browser().get('/api/session').set('Cookie', planted);
    expect(stolen.body).toEqual({});
  });

  // STAFF-19
  test('Calls of the staff area renew the cookie; a report answered after a new sign-in leaves that alone', async () => {
    const browser = await staffBrowser(api);
    const renewed = await browser.get('/api/admin/preferences').expect(200);
    expect(cookieOf(renewed)).toMatch(/^cbo\.session=/);
    for (const path of ['/api/session', '/api/settings'])
      expect((await browser.get(path).expect(200)).headers['set-cookie']).toBeUndefined();
    const seen = { app: 'shell', page: '/admin/login', composition: {} };
    const report = { kind: 'web-vital', message: 'LCP', value: 900, ...seen };
    const answer = await browser.post('/api/errors').send({ reports: [report] });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([202, undefined]);
  });

  // API-13
  test('On an https site every cookie is secure and bound to its host', async () => {
    const secure = await startApi({ environment: { PUBLIC_ORIGIN: 'https://shop.example' } });
    const visitor = secure.browser().set('Origin', 'https://shop.example');
    await visitor.post('/api/auth/link').send({ email: NORA }).expect(202);
    const answer = await visitor.post('/api/auth/session').send({ token: await emailedToken(secure) });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /,__Host-cbo\.session=[^;]+; Path=\/; .*HttpOnly; Secure/,
    );
    const licences = licenseeModel(secure.deps.connection);
    await licences.create([
      { _id: '305-218', companyName: 'Pub', created_at: new Date(), updatedAt: new Date() },
    ]);
    const verified = await visitor
      .post('/api/licences/verify')
      .send({ licenseNumber: '305-218' })
      .expect(200);
    const cookie = cookieOf(verified);
    expect(cookie).toMatch(/^__Host-cbo\.licensee=/);
    const sessionBy = async (sent: string) =>
      (await secure.browser().get('/api/session').set('Cookie', sent)).body.licensee?.licenseNumber;
    expect(await sessionBy(cookie)).toBe('305-218');
    // What another host of the domain could plant.
    expect(await sessionBy(cookie.replace('__Host-', ''))).toBeUndefined();
    await secure.stop();
  });

  // STAFF-19
  test('A session ends after seven days, however much it is used', async () => {
    const cookie = cookieOf(await (await staffBrowser(api)).get('/api/admin/preferences'));
    const began = Date.now();
    const staffAfter = async (milliseconds: number) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(began + milliseconds);
      const { body } = await api.browser().get('/api/session').set('Cookie', cookie);
      now.mockRestore();
      return body.staff?.email;
    };
    const week = 7 * 24 * 3_600_000;
    expect([await staffAfter(week - 60_000), await staffAfter(week + 1)]).toEqual([NORA, undefined]);
  });

  test('Signing out ends the session', async () => {
    const browser = await staffBrowser(api);
    const cookie = cookieOf(await browser.get('/api/admin/preferences'));
    expect((await browser.delete('/api/auth/session')).status).toBe(204);
    expect((await api.browser().get('/api/session').set('Cookie', cookie)).body).toEqual({});
    expect((await browser.get('/api/admin/audit')).status).toBe(401);
  });

  test('When the mail service is down the page says so, and no token works', async () => {
    await control('/sendgrid/_control', { fail: 500 });
    const answer = await api.browser().post('/api/auth/link').send({ email: NORA });
    await control('/sendgrid/_control', {});
    expect([answer.status, answer.body.code]).toEqual([502, 'upstream_failed']);
  });

  async function control(path: string, body: object) {
    await fetch(`${api.standIns.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async function askedToken(): Promise<string> {
    await api.browser().post('/api/auth/link').send({ email: NORA }).expect(202);
    return emailedToken(api);
  }
});

describe('asking too often', () => {
  // STAFF-2
  describe('for a sign-in link', () => {
    let limited: TestApi;
    beforeEach(async () => {
      limited = await startApi({ environment: { LOCAL_MODE: 'false', TRUSTED_PROXIES: 'loopback' } });
    });
    afterEach(() => limited.stop());

    const ask = (from: number, browser = limited.browser()) =>
      browser.post('/api/auth/link').set('X-Forwarded-For', `203.0.113.${from}`).send({ email: NORA });

    test('is refused from the sixth request by the same person on, and locks no one else out', async () => {
      for (let n = 0; n < 5; n += 1) expect((await ask(1)).status).toBe(202);
      const refused = await ask(1);
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(2)).status).toBe(202);
    });

    test("doesn't flood a mailbox, and the first link still works when no more are sent", async () => {
      expect((await ask(1)).status).toBe(202);
      const first = await emailedToken(limited);
      for (let n = 1; n < 40; n += 1) expect((await ask(Math.floor(n / 4) + 2)).status).toBe(202);
      expect((await ask(99)).status).toBe(429);
      const signedIn = await limited.browser().post('/api/auth/session').send({ token: first });
      expect(signedIn.status).toBe(200);
    });

    test('is never refused because of strangers to a browser or a network that signed in before', async () => {
      const own = limited.browser();
      expect((await ask(1, own)).status).toBe(202);
      const token = await emailedToken(limited);
      const from = { 'X-Forwarded-For': '203.0.113.1' };
      expect((await own.post('/api/auth/session').set(from).send({ token })).status).toBe(200);
      for (let n = 0; n < 40; n += 1) await ask(Math.floor(n / 4) + 10);
      expect((await ask(99)).status).toBe(429);
      expect((await ask(98, own)).status).toBe(202);
      for (let n = 0; n < 4; n += 1) expect((await ask(1)).status).toBe(202);
      expect((await ask(1)).status).toBe(429);
      expect((await ask(1, own)).status).toBe(202);
    });
  });

  test('The eleventh attempt of one sender is refused, no matter which process gets it', async () => {
    const first = await startApi({ environment: { LOCAL_MODE: 'false' } });
    const second = await startApi({ environment: { LOCAL_MODE: 'false' }, mongodbUri: first.mongodbUri });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const api = n % 2 === 0 ? first : second;
      statuses.push((await api.browser().post('/api/auth/session').send({ token: 'guess' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    await second.stop();
    await first.stop();
  });
});
