import { softwareAuthenticator } from '../../../test/authenticator.ts';
import { edit, paidOrder, wholesaleOrder } from '../../../test/buyers.ts';
import { confirmPasskey, setUpPasskey } from '../../../test/passkeys.ts';
import { line } from '../../../test/shop.ts';
import { type Browser, emailedToken, NORA, staffBrowser } from '../../../test/staff.ts';
import { testShop } from '../../../test/test-shop.ts';
import { staffListModel } from '../staff-list/index.ts';

const OWNER = 'olga.moreau@cbo.example';
const MINUTE = 60_000;

describe('passkeys', () => {
  const shop = testShop();
  beforeEach(() => shop.clear());

  /** Opens a mailed link in a new browser. */
  async function openLink(email = NORA): Promise<Browser> {
    const browser = shop.api.browser();
    await browser.post('/api/auth/link').send({ email }).expect(202);
    const token = await emailedToken(shop.api);
    await browser.post('/api/auth/session').send({ token }).expect(200);
    return browser;
  }
  const entriesOf = async (browser: Browser, subject = NORA) =>
    (await browser.get(`/api/admin/audit?subject=${subject}`).expect(200)).body.entries;

  // STAFF-34
  test('A passkey is set up, named, renamed and removed by its owner, each in the audit', async () => {
    const desk = await staffBrowser(shop.api);
    const { id } = await setUpPasskey(desk);
    const own = await desk.get('/api/admin/passkeys').expect(200);
    expect(own.body.passkeys).toEqual([
      { id, name: 'Work laptop', createdAt: '2026-11-20T17:41:00.000Z', usedAt: null },
    ]);
    await desk.patch(`/api/admin/passkeys/${id}`).send({ name: 'Desk' }).expect(200);
    const { body } = await desk.delete(`/api/admin/passkeys/${id}`).expect(200);
    expect(body.passkeys).toEqual([]);
    await desk.delete(`/api/admin/passkeys/${id}`).expect(404);
    const actions = (await entriesOf(desk)).map(({ action, who }: Record<string, string>) => [action, who]);
    expect(actions.slice(0, 3)).toEqual([
      ['passkey.remove', NORA],
      ['passkey.rename', NORA],
      ['passkey.add', NORA],
    ]);
  });

  // STAFF-35
  test('With a passkey the mailed link alone opens nothing; the passkey completes the sign-in', async () => {
    const authenticator = await setUpPasskey(await staffBrowser(shop.api));
    const browser = await openLink();
    expect((await browser.get('/api/session')).body).toEqual({ passkeyOf: NORA, devSignIn: true });
    await browser.get('/api/admin/passkeys').expect(401);
    const { status, body } = await confirmPasskey(browser, authenticator);
    expect([status, body.staff.email, body.passkeyOf]).toEqual([200, NORA, undefined]);
    await browser.get('/api/admin/leads').expect(200);
  });

  // STAFF-35
  test('A passkey of someone else, of another site, of an earlier challenge or of a copy is not accepted', async () => {
    const authenticator = await setUpPasskey(await staffBrowser(shop.api));
    const other = await setUpPasskey(await staffBrowser(shop.api, OWNER));
    const browser = await openLink();
    const refusal = async (sent: Promise<{ status: number; body: { code: string; detail: string } }>) => {
      const { status, body } = await sent;
      expect([status, body.code, body.detail]).toEqual([
        403,
        'passkey_refused',
        'This passkey was not accepted. Please try again.',
      ]);
    };
    await refusal(confirmPasskey(browser, other));
    await refusal(confirmPasskey(browser, softwareAuthenticator('https://evil.example')));
    const { body: options } = await browser.post('/api/auth/passkey/options').expect(200);
    const credential = authenticator.confirm(options);
    await browser.post('/api/auth/passkey/options').expect(200);
    await refusal(browser.post('/api/auth/passkey').send({ credential }) as never);
    expect((await confirmPasskey(browser, authenticator)).status).toBe(200);
    authenticator.setCounter(1);
    await refusal(confirmPasskey(browser, authenticator));
  });

  // STAFF-35
  test('An answer counts once and within five minutes, and half a sign-in is over after ten', async () => {
    const authenticator = await setUpPasskey(await staffBrowser(shop.api));
    const browser = await openLink();
    const { body: options } = await browser.post('/api/auth/passkey/options').expect(200);
    shop.clock.advance(5 * MINUTE);
    const late = { credential: authenticator.confirm(options) };
    await browser.post('/api/auth/passkey').send(late).expect(403);
    await browser.post('/api/auth/passkey').send(late).expect(403);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * MINUTE);
    await browser.post('/api/auth/passkey/options').expect(401);
    now.mockRestore();
    await shop.api.browser().post('/api/auth/passkey/options').expect(401);
  });

  // STAFF-36
  test('A confirmed passkey is asked for again after ten minutes, by those who have one', async () => {
    const desk = await staffBrowser(shop.api);
    await desk.get('/api/admin/leads.csv').expect(200);
    const authenticator = await setUpPasskey(desk);
    await desk.get('/api/admin/leads.csv').expect(200);
    shop.clock.advance(10 * MINUTE);
    const { body } = await desk.get('/api/admin/leads.csv').expect(403);
    expect(body).toMatchObject({
      code: 'passkey_needed',
      detail: 'Please confirm with your passkey, then try again.',
    });
    await desk.get('/api/admin/passkeys/options').expect(403);
    await desk.get('/api/admin/leads').expect(200);
    const lead = { name: 'Ines', email: 'ines@calloway.example', source: 'retail_popup', followUps: [] };
    const leads = shop.api.deps.connection.collection('retail_leads');
    await leads.insertMany(Array.from({ length: 201 }, () => ({ ...lead, created_at: shop.clock.now() })));
    expect((await desk.get('/api/admin/leads').expect(403)).body.code).toBe('passkey_needed');
    await desk.get('/api/admin/leads?limit=200').expect(200);
    await confirmPasskey(desk, authenticator);
    for (const list of ['leads', 'leads.csv']) await desk.get(`/api/admin/${list}`).expect(200);
    await leads.deleteMany({});
  });

  // STAFF-36
  test('An edit that sends money back needs a recent confirmation, other edits do not', async () => {
    await shop.putProducts({
      _id: 'IPA',
      name: 'Moon Moth Hazy IPA',
      price: 60,
      stock: 9,
      category: 'Beer-Craft',
    });
    await shop.api.deps.live.changed('products');
    const desk = await staffBrowser(shop.api);
    const onAccount = await wholesaleOrder(desk);
    const paid = await paidOrder(shop, shop.api.browser(), [line('IPA', 6)]);
    const authenticator = await setUpPasskey(desk);
    shop.clock.advance(10 * MINUTE);
    const fewer = (id: string, quantity: number, expectedTotal: number) =>
      edit(desk, id, [line('IPA', 1)], { from: { lines: [line('IPA', quantity)] }, expectedTotal });
    await fewer(onAccount, 2, 65.4).expect(200);
    const { body: preview } = await desk
      .post(`/api/admin/orders/${paid.id}/edits/preview`)
      .send({ lines: [line('IPA', 1)] })
      .expect(200);
    expect((await fewer(paid.id, 6, preview.total.after).expect(403)).body.code).toBe('passkey_needed');
    expect((await shop.order(paid.id)).edits).toBeUndefined();
    await confirmPasskey(desk, authenticator);
    await fewer(paid.id, 6, preview.total.after).expect(200);
  });

  // STAFF-37
  test('An owner removes the passkeys of someone who lost them, who is mailed; the office may not', async () => {
    const people = [
      { email: OWNER, role: 'owner' as const },
      { email: NORA, role: 'office' as const },
    ];
    await staffListModel(shop.api.deps.connection).create([
      { _id: 'list', people, version: 1, followUps: [] },
    ]);
    const desk = await staffBrowser(shop.api);
    await setUpPasskey(desk);
    await desk.delete(`/api/admin/staff/${NORA}/passkeys`).expect(403);
    const owner = await staffBrowser(shop.api, OWNER);
    expect((await owner.get('/api/admin/staff')).body.passkeys).toEqual({ [NORA]: 1 });
    const { body } = await owner.delete(`/api/admin/staff/${NORA}/passkeys`).expect(200);
    expect(body).toEqual({ people, version: 1, passkeys: {} });
    await owner.delete(`/api/admin/staff/${NORA}/passkeys`).expect(404);
    await shop.work();
    const [mail] = (await shop.mails()).filter(({ subject }) => subject.startsWith('Your passkeys'));
    expect(mail?.to).toEqual([NORA]);
    expect(mail?.text).toContain(`${OWNER} has removed your passkeys`);
    expect((await entriesOf(owner))[0]).toMatchObject({
      action: 'passkey.remove',
      who: OWNER,
      before: { names: ['Work laptop'] },
    });
    await (await openLink()).get('/api/admin/leads').expect(200);
  });

  // STAFF-34
  test('The same passkey twice, and an eleventh, are refused', async () => {
    const desk = await staffBrowser(shop.api);
    const { body: options } = await desk.get('/api/admin/passkeys/options').expect(200);
    const authenticator = softwareAuthenticator('http://localhost:8080');
    const credential = authenticator.register(options);
    await desk.post('/api/admin/passkeys').send({ name: 'One', credential }).expect(201);
    await desk.post('/api/admin/passkeys').send({ name: 'One', credential }).expect(403);
    const { body: more } = await desk.get('/api/admin/passkeys/options').expect(200);
    const again = { name: 'Again', credential: authenticator.register(more) };
    await desk.post('/api/admin/passkeys').send(again).expect(403);
    for (let n = 2; n <= 10; n += 1) await setUpPasskey(desk, `Key ${n}`);
    const { body: last } = await desk.get('/api/admin/passkeys/options').expect(200);
    const eleventh = {
      name: 'Eleven',
      credential: softwareAuthenticator('http://localhost:8080').register(last),
    };
    const { body } = await desk.post('/api/admin/passkeys').send(eleventh).expect(409);
    expect(body.code).toBe('passkeys_full');
  });
});
