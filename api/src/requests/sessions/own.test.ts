import { type Browser, emailedToken, NORA, staffBrowser } from '../../../test/staff.ts';
import { testShop } from '../../../test/test-shop.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const PIET = 'piet.novak@cbo.example';

describe('own sessions', () => {
  const shop = testShop();
  beforeEach(async () => {
    await shop.clear();
    await shop.api.deps.connection.collection('sessions').deleteMany({});
  });

  /** Signs a browser in by an emailed link. */
  async function signIn(browser: Browser, userAgent: string, email = NORA): Promise<Browser> {
    await browser.post('/api/auth/link').send({ email }).expect(202);
    const token = await emailedToken(shop.api);
    await browser.post('/api/auth/session').set('User-Agent', userAgent).send({ token }).expect(200);
    return browser;
  }
  const opened = (userAgent: string, email = NORA) => signIn(shop.api.browser(), userAgent, email);
  const seen = async (browser: Browser) =>
    (await browser.get('/api/admin/sessions').expect(200)).body.sessions;
  const newBrowserMails = async () => {
    await shop.work();
    return (await shop.mails()).filter(({ subject }) => subject.startsWith('New sign-in'));
  };

  // STAFF-30
  test("Staff see their own sessions, with browser, place and times, and no one else's", async () => {
    const desk = await opened(FIREFOX);
    await opened(CHROME);
    await opened(FIREFOX, PIET);
    const sessions = await seen(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      browser: 'Firefox on Windows',
      place: 'This machine',
      signedInAt: expect.any(String),
      usedAt: expect.any(String),
      isThis: true,
    });
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Chrome on Android', isThis: false }));
  });

  // STAFF-30
  test('A session that is ended is signed out at its next call, and the audit says so', async () => {
    const desk = await opened(FIREFOX);
    const phone = await opened(CHROME);
    const { id } = (await seen(desk)).find(({ isThis }: { isThis: boolean }) => !isThis);
    const { body } = await desk.delete(`/api/admin/sessions/${id}`).expect(200);
    expect(body.sessions).toEqual([expect.objectContaining({ isThis: true })]);
    await phone.get('/api/admin/leads').expect(401);
    const audit = await desk.get(`/api/admin/audit?subject=${NORA}`).expect(200);
    expect(audit.body.entries[0]).toMatchObject({
      action: 'session.end',
      who: NORA,
      before: { browser: 'Chrome on Android', place: 'This machine' },
    });
  });

  // STAFF-30
  test('All others end at once; this one and those of other people stay', async () => {
    const desk = await opened(FIREFOX);
    const phones = [await opened(CHROME), await opened(CHROME)];
    const piet = await opened(FIREFOX, PIET);
    expect((await desk.delete('/api/admin/sessions').expect(200)).body.sessions).toHaveLength(1);
    for (const phone of phones) await phone.get('/api/admin/leads').expect(401);
    await piet.get('/api/admin/leads').expect(200);
  });

  test('Neither this session nor one of someone else can be ended by its id', async () => {
    const desk = await opened(FIREFOX);
    const piet = await opened(FIREFOX, PIET);
    for (const { id } of [...(await seen(piet)), ...(await seen(desk))]) {
      await desk.delete(`/api/admin/sessions/${id}`).expect(404);
    }
    await piet.get('/api/admin/leads').expect(200);
  });

  test('A session that was stored as text stays good', async () => {
    const desk = await staffBrowser(shop.api);
    const store = shop.api.deps.connection.collection('sessions');
    const stored = await store.findOne({});
    await store.updateOne({ _id: stored?._id }, { $set: { session: JSON.stringify(stored?.session) } });
    await desk.get('/api/admin/leads').expect(200);
  });

  // STAFF-31
  test('A sign-in from a browser that is new to someone is mailed to them, once', async () => {
    const desk = await opened(FIREFOX);
    await signIn(desk, FIREFOX);
    const [mail, ...more] = await newBrowserMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: [NORA],
      subject: 'New sign-in to Coastal Brew Outfitters: Firefox on Windows',
    });
    expect(mail?.text).toContain('This machine');
    expect(mail?.text).toContain('November 20, 2026 at ');
    expect(mail?.text).toContain('http://localhost:8080/admin/settings/sessions');
    await signIn(desk, FIREFOX, PIET);
    await signIn(desk, FIREFOX);
    expect((await newBrowserMails()).map(({ to }) => to).sort()).toEqual([[NORA], [PIET]]);
  });

  // STAFF-31
  test('A cookie that is not ours makes no browser known', async () => {
    const browser = shop.api.browser();
    browser.jar.setCookie('cbo.known=s%3AeyJ2IjpbXX0.forged', 'localhost', '/');
    await signIn(browser, CHROME);
    expect(await newBrowserMails()).toHaveLength(1);
  });
});
