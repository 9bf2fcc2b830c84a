import { OPENID_CLIENT } from '../../../../local/src/stand-ins/index.ts';
import { type Browser, NORA } from '../../../test/staff.ts';
import { ORIGIN } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';

const NAME = 'a company account';

describe('signing in at the company’s OpenID provider', () => {
  const api = testApi({
    environment: ({ url }) => ({
      OIDC_ISSUER: `${url}/local/openid`,
      OIDC_CLIENT_ID: OPENID_CLIENT.clientId,
      OIDC_CLIENT_SECRET: OPENID_CLIENT.clientSecret,
      OIDC_NAME: NAME,
    }),
  });
  const staffList = () => api.deps.connection.collection<{ _id: string }>('staff');
  const onTheList = (role: string) =>
    staffList().insertOne({
      _id: 'list',
      people: [{ email: NORA, role }],
      version: 1,
      followUps: [],
    } as never);
  afterEach(() => staffList().deleteMany({}));

  /** A browser's visit to the provider: its cookies, and where it is sent from each page. */
  function visit() {
    const cookies = new Map<string, string>();
    return async (address: string, form?: Record<string, string>): Promise<string> => {
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      await answer.text();
      return new URL(answer.headers.get('location') ?? '', address).href;
    };
  }

  /** Signs in at the provider and lets it send the browser back; the path and query with which it comes back. */
  async function vouchedFor(browser: Browser, email: string): Promise<string> {
    const sent = await browser.get('/api/auth/oidc').expect(302);
    const go = visit();
    const login = await go(String(sent.headers.location));
    const consent = await go(await go(login, { prompt: 'login', login: email, password: 'any' }));
    const back = await go(await go(consent, { prompt: 'consent' }));
    return back.slice(ORIGIN.length);
  }

  const session = async (browser: Browser) => (await browser.get('/api/session')).body;

  // STAFF-43
  test('starts a session of the address that the provider vouches for, with its role from the list', async () => {
    await onTheList('warehouse');
    const browser = api.browser();
    expect(await session(browser)).toEqual({ singleSignOn: NAME });
    const answer = await browser.get(await vouchedFor(browser, NORA)).expect(302);
    expect(answer.headers.location).toBe('/admin/login');
    expect((await session(browser)).staff).toMatchObject({ email: NORA, role: 'warehouse' });
  });

  // STAFF-43
  test.each([
    ['another domain', 'nora@pub.example', 'Only cbo.example email addresses are allowed'],
    [
      'an address that the provider does not vouch for',
      'unverified@cbo.example',
      'Your company account did not sign you in. Please try again, or ask for a link by email.',
    ],
    [
      'an address that is not on the list',
      'omar@cbo.example',
      'This address is not on the list of staff. Ask an owner to add it, then sign in again.',
    ],
  ])('of %s is refused on the sign-in page, and in the audit', async (_what, email, sentence) => {
    await onTheList('owner');
    const browser = api.browser();
    const { headers } = await browser.get(await vouchedFor(browser, email)).expect(302);
    const shown = new URL(String(headers.location), ORIGIN);
    expect([shown.pathname, shown.searchParams.get('error_description')]).toEqual(['/admin/login', sentence]);
    expect((await session(browser)).staff).toBeUndefined();
  });

  // STAFF-43
  test('works once, and in the browser that began it alone', async () => {
    const browser = api.browser();
    const back = await vouchedFor(browser, NORA);
    const stolen = api.browser();
    expect((await stolen.get(back)).headers.location).toContain('single_sign_on_refused');
    await browser.get(back).expect('Location', '/admin/login');
    expect((await browser.get(back)).headers.location).toContain('single_sign_on_refused');
  });

  // STAFF-35, STAFF-43
  test('still needs the passkey of someone who has one', async () => {
    await api.deps.connection
      .collection('passkeys')
      .insertOne({
        _id: NORA as never,
        keys: [{ id: 'k', name: 'Phone', publicKey: Buffer.from('k'), counter: 0, addedAt: new Date() }],
        version: 1,
        followUps: [],
        entries: [],
      });
    const browser = api.browser();
    await browser.get(await vouchedFor(browser, NORA)).expect('Location', '/admin/login');
    expect(await session(browser)).toEqual({ passkeyOf: NORA, singleSignOn: NAME });
    await api.deps.connection.collection('passkeys').deleteMany({});
  });

  test('is not there without a provider', async () => {
    const { oidc } = api.deps.configuration;
    Object.assign(api.deps.configuration, { oidc: undefined });
    const { headers } = await api.browser().get('/api/auth/oidc').expect(302);
    expect(headers.location).toContain('single_sign_on_refused');
    Object.assign(api.deps.configuration, { oidc });
  });
});
