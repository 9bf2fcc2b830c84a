import { cookieOf } from '../../../test/staff.ts';
import { startApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';

describe('dev mode', () => {
  const api = testApi({ environment: { ADMIN_DEV_MODE: 'true' } });

  // STAFF-6
  test('A browser of this machine is signed in as a made-up member of staff', async () => {
    const browser = api.browser();
    expect((await browser.get('/api/session')).body).toEqual({ devSignIn: true });
    const answer = await browser.post('/api/auth/dev-session');
    const staff = { email: 'dev@cbo.example', devMode: true, role: 'owner', refused: [] };
    expect(answer.body).toEqual({ staff, devSignIn: true });
    expect((await browser.get('/api/session')).body.staff.devMode).toBe(true);
  });

  // STAFF-6
  test("It doesn't exist for another machine, even one that claims to be this one", async () => {
    const other = api.browser().set('X-Forwarded-For', '127.0.0.1, 192.168.1.20');
    const answer = await other.post('/api/auth/dev-session');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await other.get('/api/session')).body).toEqual({});
  });

  // STAFF-6
  test.each([
    ['Host', 'shop.tunnel.example'],
    ['Via', '1.1 tunnel'],
    ['X-Real-IP', '203.0.113.9'],
    ['X-Forwarded-Host', 'shop.tunnel.example'],
    ['X-Client-IP', '203.0.113.9'],
  ])('A request with %s: %s came from elsewhere, whatever its connection says', async (name, value) => {
    const answer = await api.browser().post('/api/auth/dev-session').set(name, value);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('Behind the gateway only requests that the gateway saw from this machine count as local', async () => {
    const tunnelled = api.browser().set('X-Forwarded-For', '127.0.0.1');
    expect((await tunnelled.post('/api/auth/dev-session')).status).toBe(404);
    const here = api.browser().set('X-Forwarded-For', '127.0.0.1').set('X-From-This-Machine', 'yes');
    expect((await here.post('/api/auth/dev-session')).status).toBe(200);
  });

  test("Where dev mode is off it doesn't exist, and an old dev session is signed out", async () => {
    const browser = api.browser();
    const cookie = cookieOf(await browser.post('/api/auth/dev-session'));
    const off = await startApi({ mongodbUri: api.mongodbUri });
    expect((await off.browser().post('/api/auth/dev-session')).status).toBe(404);
    expect((await off.browser().get('/api/session').set('Cookie', cookie)).body).toEqual({});
    await off.stop();
  });
});
