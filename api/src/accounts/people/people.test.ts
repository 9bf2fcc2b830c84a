import { type Browser, licensee, sendOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { accountPerson, emailedAccountToken, signInToAccount } from '../../../test/people.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 });
const NUMBER = '104882';
const OTHER = '305218';
const ANA = 'ana@gull.example';
const BO = 'bo@gull.example';
const order = { ...checkoutForm, lines: [line('IPA', 2)], expectedTotal: 130.8 };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  const licensees = licenseeModel(shop.api.deps.connection);
  await licensees.updateOne({ _id: NUMBER }, { $unset: { contacts: 1, standing: 1, followUps: 1 } });
  await licensees.deleteMany({ _id: { $ne: NUMBER } });
  const at = new Date('2026-11-20T17:00:00.000Z');
  await licensees.create([{ _id: OTHER, companyName: 'Bluebird Tavern', created_at: at, updatedAt: at }]);
});

const codeOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

const mailTo = async (address: string) => {
  await shop.work();
  return (await shop.mails()).filter(({ to }) => [to].flat().includes(address));
};

describe('signing in to an account', () => {
  // PEOPLE-1, PEOPLE-3, PEOPLE-4
  test('staff let a contact in, who is mailed and signs in with a link, once', async () => {
    const staff = await staffMember(shop);
    const contacts = [{ name: 'Ana Bright', email: 'Ana@gull.example', orderMails: true }];
    await staff
      .put(`/api/admin/licences/${NUMBER}`)
      .send({ companyName: 'The Gull & Anchor', contacts })
      .expect(200);
    const { body } = await staff
      .put(`/api/admin/licences/${NUMBER}/people/${ANA}`)
      .send({ roles: ['manage', 'order'] })
      .expect(200);
    expect(body.contacts[0].person).toMatchObject({ roles: ['order', 'manage'] });
    const [invitation] = await mailTo('Ana@gull.example');
    expect(invitation?.subject).toBe('Sign in for The Gull & Anchor');
    const browser = shop.api.browser();
    const token = await emailedAccountToken(shop, browser, 'ANA@gull.example');
    const signedIn = await browser.post('/api/account/session').send({ token }).expect(200);
    expect(signedIn.body).toMatchObject({
      licensee: { licenseNumber: NUMBER, companyName: 'The Gull & Anchor' },
      person: {
        email: ANA,
        name: 'Ana Bright',
        accounts: [{ licenseNumber: NUMBER, companyName: 'The Gull & Anchor', roles: ['order', 'manage'] }],
      },
    });
    expect((await browser.get('/api/session').expect(200)).body.person.name).toBe('Ana Bright');
    const again = shop.api.browser().post('/api/account/session').send({ token });
    expect(await codeOf(again)).toEqual([401, 'link_used']);
    // A staff sign-in doesn't take it either.
    const other = await emailedAccountToken(shop, browser, ANA);
    expect(await codeOf(shop.api.browser().post('/api/auth/session').send({ token: other }))).toEqual([
      401,
      'link_invalid',
    ]);
  });

  // PEOPLE-3
  test('an unknown address gets the same answer, and no mail; a link ends after ten minutes', async () => {
    await accountPerson(shop, NUMBER, ANA, ['order']);
    const unknown = await shop.api.browser().post('/api/account/link').send({ email: BO }).expect(202);
    expect(unknown.body).toEqual({ accepted: true });
    const token = await emailedAccountToken(shop, shop.api.browser(), ANA);
    expect(await mailTo(BO)).toEqual([]);
    shop.clock.advance(10 * 60_000);
    const late = shop.api.browser().post('/api/account/session').send({ token });
    expect(await codeOf(late)).toEqual([401, 'link_expired']);
  });

  // PEOPLE-4
  test('an invitation that is not accepted ends after seven days, and can be sent again', async () => {
    const staff = await staffMember(shop);
    await accountPerson(shop, NUMBER, ANA, ['manage']);
    const ana = await signInToAccount(shop, ANA);
    const invite = (roles: string[]) =>
      ana.post('/api/account/people').send({ name: 'Bo', email: BO, roles }).expect(200);
    const { body } = await invite(['bills']);
    expect(body.people).toMatchObject([
      { email: ANA, state: 'joined', isYou: true },
      { email: BO, state: 'invited', until: expect.any(String) },
    ]);
    shop.clock.advance(7 * DAY_MS);
    await shop.api.browser().post('/api/account/link').send({ email: BO }).expect(202);
    expect((await mailTo(BO)).map(({ subject }) => subject)).toEqual(['Sign in for The Gull & Anchor']);
    expect((await ana.get('/api/account/people')).body.people[1]).toMatchObject({ state: 'ended' });
    await invite(['bills']);
    const bo = await signInToAccount(shop, BO);
    expect((await bo.get('/api/session')).body.person.accounts).toHaveLength(1);
    await staff.delete(`/api/admin/licences/${NUMBER}/people/${BO}`).expect(200);
    shop.clock.advance(-7 * DAY_MS);
  });

  // PEOPLE-3
  test('one person of two licences chooses between them; sessions are listed and can be ended', async () => {
    await accountPerson(shop, NUMBER, ANA, ['bills']);
    await accountPerson(shop, OTHER, ANA, ['order']);
    const ana = await signInToAccount(shop, ANA);
    const phone = await signInToAccount(shop, ANA);
    const { body } = await ana.get('/api/session').expect(200);
    expect(body.person.accounts.map((one: { companyName: string }) => one.companyName)).toEqual([
      'Bluebird Tavern',
      'The Gull & Anchor',
    ]);
    expect(await codeOf(ana.get('/api/account/bills'))).toEqual([403, 'account_role_refused']);
    const chosen = await ana.put('/api/account/session').send({ licenseNumber: NUMBER }).expect(200);
    expect(chosen.body.licensee.licenseNumber).toBe(NUMBER);
    await ana.get('/api/account/bills').expect(200);
    expect(await codeOf(ana.put('/api/account/session').send({ licenseNumber: '9' }))).toEqual([
      403,
      'account_refused',
    ]);
    const { sessions } = (await ana.get('/api/account/sessions').expect(200)).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find((one: { isThis: boolean }) => !one.isThis);
    await ana.delete(`/api/account/sessions/${encodeURIComponent(other.id)}`).expect(200);
    expect(await codeOf(phone.get('/api/account/sessions'))).toEqual([401, 'account_required']);
    expect((await phone.get('/api/session')).body).not.toHaveProperty('licensee');
    await ana.delete('/api/session/licensee').expect(204);
    expect((await ana.get('/api/session')).body).not.toHaveProperty('person');
  });
});

// PEOPLE-4
test('someone who is signed in for one account accepts the invitation of another by choosing it', async () => {
  const staff = await staffMember(shop);
  await accountPerson(shop, NUMBER, ANA, ['order']);
  const ana = await signInToAccount(shop, ANA);
  const contacts = [{ name: 'Ana Bright', email: ANA, orderMails: false }];
  await staff
    .put(`/api/admin/licences/${OTHER}`)
    .send({ companyName: 'Bluebird Tavern', contacts })
    .expect(200);
  await staff
    .put(`/api/admin/licences/${OTHER}/people/${ANA}`)
    .send({ roles: ['bills'] })
    .expect(200);
  const { body } = await ana.get('/api/session').expect(200);
  expect(body.person.accounts).toEqual([
    { licenseNumber: OTHER, companyName: 'Bluebird Tavern', roles: ['bills'], isInvited: true },
    { licenseNumber: NUMBER, companyName: 'The Gull & Anchor', roles: ['order'] },
  ]);
  await ana.put('/api/account/session').send({ licenseNumber: OTHER }).expect(200);
  await ana.get('/api/account/bills').expect(200);
});

const orders = async (browser: Browser) =>
  (await browser.get('/api/licensee/orders').expect(200)).body.orders;

describe('what people of an account see', () => {
  // PEOPLE-1, PEOPLE-2
  test('all orders of the account, which a verified licence number alone does not show', async () => {
    const stranger = await licensee(shop);
    await sendOrder(stranger, 'licensee', order).expect(201);
    await accountPerson(shop, NUMBER, BO, ['bills']);
    const bo = await signInToAccount(shop, BO);
    const [seen] = await orders(bo);
    expect(seen).toMatchObject({ totalAmount: 130.8 });
    expect(await orders(await licensee(shop))).toEqual([]);
    // Without the role for orders they read, and don't change.
    expect(await codeOf(bo.post(`/api/orders/${seen.id}/cancel`).send({}))).toEqual([
      403,
      'account_role_refused',
    ]);
    expect(await codeOf(sendOrder(bo, 'licensee', order))).toEqual([403, 'account_role_refused']);
  });

  // PEOPLE-6
  test("a removed person's next request is refused, in every browser, and nothing is left of what they saw", async () => {
    await accountPerson(shop, NUMBER, ANA, ['manage']);
    await accountPerson(shop, NUMBER, BO, ['order', 'bills']);
    const ana = await signInToAccount(shop, ANA);
    const bo = await signInToAccount(shop, BO);
    await sendOrder(bo, 'licensee', order).expect(201);
    expect(await orders(bo)).toHaveLength(1);
    await ana.delete(`/api/account/people/${BO}`).expect(200);
    expect(await codeOf(bo.get('/api/account/bills'))).toEqual([403, 'account_refused']);
    expect(await codeOf(bo.get('/api/licensee/orders'))).toEqual([401, 'licence_required']);
    expect((await bo.get('/api/session')).body).toEqual({ devSignIn: true });
    await bo.post('/api/licences/verify').send({ licenseNumber: NUMBER }).expect(200);
    expect(await orders(bo)).toEqual([]);
    const mails = await mailTo(BO);
    expect(mails.map(({ subject }) => subject)).toContain('Your sign-in for The Gull & Anchor has ended');
  });

  // PEOPLE-6
  test('staff who take a contact off the account end their sign-in, and mail them', async () => {
    await accountPerson(shop, NUMBER, BO, ['bills']);
    const bo = await signInToAccount(shop, BO);
    const staff = await staffMember(shop);
    const form = { companyName: 'The Gull & Anchor' };
    const kept = [{ name: 'Bo Park', email: BO, phone: '604-555-0101', orderMails: true }];
    await staff
      .put(`/api/admin/licences/${NUMBER}`)
      .send({ ...form, contacts: kept })
      .expect(200);
    await bo.get('/api/account/bills').expect(200);
    await staff
      .put(`/api/admin/licences/${NUMBER}`)
      .send({ ...form, contacts: [] })
      .expect(200);
    expect(await codeOf(bo.get('/api/account/bills'))).toEqual([403, 'account_refused']);
    expect((await mailTo(BO)).map(({ subject }) => subject)).toContain(
      'Your sign-in for The Gull & Anchor has ended',
    );
  });

  // PEOPLE-5
  test('the only manager cannot leave or be demoted, and two concurrent removals leave one', async () => {
    await accountPerson(shop, NUMBER, ANA, ['manage']);
    await accountPerson(shop, NUMBER, BO, ['manage']);
    const [ana, bo] = [await signInToAccount(shop, ANA), await signInToAccount(shop, BO)];
    const answers = await Promise.all([
      ana.delete(`/api/account/people/${ANA}`),
      bo.delete(`/api/account/people/${BO}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = answers[0]?.status === 409 ? ana : bo;
    const own = left === ana ? ANA : BO;
    expect(await codeOf(left.put(`/api/account/people/${own}`).send({ roles: ['order'] }))).toEqual([
      409,
      'person_refused',
    ]);
  });

  // PEOPLE-2, PEOPLE-6
  test("invoices of other accounts don't exist, and the page to pay opens while its person may see bills", async () => {
    const staff = await staffMember(shop);
    const own = await wholesaleOrder(staff);
    await accountPerson(shop, NUMBER, BO, ['bills']);
    await accountPerson(shop, OTHER, ANA, ['bills']);
    const [bo, ana] = [await signInToAccount(shop, BO), await signInToAccount(shop, ANA)];
    const invoice = `/api/account/orders/${own}/invoice.pdf`;
    expect((await bo.get(invoice).expect(200)).headers['content-type']).toBe('application/pdf');
    expect(await codeOf(ana.get(invoice))).toEqual([404, 'order_not_found']);
    const { url } = (await bo.post('/api/account/bills/link').expect(200)).body;
    const token = new URL(url).hash.slice(1);
    const open = () => shop.api.browser().post('/api/bills/link').send({ token });
    await open().expect(200);
    await staff
      .put(`/api/admin/licences/${NUMBER}/people/${BO}`)
      .send({ roles: ['order'] })
      .expect(200);
    expect((await open()).body.code).toBe('link_invalid');
    expect((await mailTo(BO)).map(({ subject }) => subject)).toContain(
      'Your sign-in for The Gull & Anchor was changed',
    );
  });
});
