import type { StaffListJson } from 'shared-domain/contracts';
import { staffMember } from '../../../test/buyers.ts';
import { type Browser, emailedToken, NORA, staffBrowser } from '../../../test/staff.ts';
import { testShop } from '../../../test/test-shop.ts';
import { entrySources } from '../../models.ts';
import { copyAll } from '../audit/index.ts';

const PIET = 'piet.novak@cbo.example';
const MAYA = 'maya.lindqvist@cbo.example';
const owner = { email: NORA, role: 'owner' as const };
const piet = { email: PIET, role: 'office' as const };

describe('the list of staff', () => {
  const shop = testShop();
  let nora: Browser;
  beforeEach(async () => {
    await shop.clear();
    nora = await staffBrowser(shop.api);
  });

  const start = async (): Promise<StaffListJson> => (await nora.post('/api/admin/staff').expect(201)).body;
  const save = (people: object[], version: number, browser = nora) =>
    browser.put('/api/admin/staff').send({ people, version });

  // STAFF-27
  test('Without a list everyone of the staff domain is office, and the one who starts it becomes its owner', async () => {
    expect((await nora.get('/api/session')).body.staff.role).toBe('office');
    expect((await nora.get('/api/admin/staff').expect(200)).body).toEqual({
      people: [],
      version: 0,
      passkeys: {},
    });
    expect((await save([owner], 0)).body.code).toBe('role_refused');
    expect(await start()).toEqual({ people: [owner], version: 1, passkeys: {} });
    expect((await nora.get('/api/session')).body.staff.role).toBe('owner');
    const late = await staffMember(shop);
    expect((await late.post('/api/admin/staff')).body.code).toBe('stale');
  });

  // STAFF-27
  test('With a list only those on it sign in, and the others read why', async () => {
    await start();
    const browser = shop.api.browser();
    await browser.post('/api/auth/link').send({ email: PIET }).expect(202);
    const refused = await browser.post('/api/auth/session').send({ token: await emailedToken(shop.api) });
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'This address is not on the list of staff. Ask an owner to add it, then sign in again.',
    ]);
    expect((await browser.get('/api/session')).body.staff).toBeUndefined();
  });

  // STAFF-28
  test('The last owner can be neither removed nor given another role', async () => {
    await start();
    for (const people of [[piet], [{ ...owner, role: 'office' }, piet], []]) {
      const { body } = await save(people, 1).expect(422);
      expect(body.errors[0].message).toBe('The list needs an owner: only an owner can change it');
    }
  });

  // STAFF-28
  test('Of two owners who remove each other at once, one is refused and one stays', async () => {
    await start();
    const both = [owner, { email: PIET, role: 'owner' }];
    await save(both, 1).expect(200);
    const other = await staffBrowser(shop.api, PIET);
    const answers = await Promise.all([save([owner], 2), save([{ email: PIET, role: 'owner' }], 2, other)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect([401, 403, 409]).toContain(refused[0]?.status);
    const { people } = (await (await staffMember(shop)).get('/api/admin/staff')).body;
    expect(people).toHaveLength(1);
  });

  // STAFF-29
  test('A change counts from the next request, for sessions that are open too', async () => {
    await start();
    await save([owner, piet], 1).expect(200);
    const browser = await staffBrowser(shop.api, PIET);
    await browser.get('/api/admin/leads').expect(200);
    await save([owner, { ...piet, role: 'driver' }], 2).expect(200);
    await browser.get('/api/admin/leads').expect(403);
    await save([owner], 3).expect(200);
    await browser.get('/api/admin/runs/days').expect(401);
  });

  // STAFF-29
  test('Who is new is mailed how to sign in, once; who was removed before it went out is not', async () => {
    await start();
    await save([owner, piet, { email: MAYA, role: 'warehouse' }], 1).expect(200);
    await save([owner, piet], 2).expect(200);
    await shop.work();
    await shop.work();
    const mails = (await shop.mails()).filter(({ subject }) =>
      subject.startsWith('You have been added to the staff'),
    );
    expect(mails.map(({ to }) => to)).toEqual([[PIET]]);
    expect(mails[0]?.text).toContain('http://localhost:8080/admin/login');
    expect(mails[0]?.text).toContain('The whole shop, its settings, files and releases');
  });

  // STAFF-16
  test('The audit says who got or lost which role', async () => {
    await start();
    await save([owner, piet], 1).expect(200);
    await save([owner, { ...piet, role: 'driver' }], 2).expect(200);
    const { deps } = shop.api;
    await copyAll(deps, entrySources(deps.connection));
    const { body } = await nora.get('/api/admin/audit?subject=staff').expect(200);
    expect(body.entries).toEqual([
      expect.objectContaining({ who: NORA, before: { [PIET]: 'office' }, after: { [PIET]: 'driver' } }),
      expect.objectContaining({ who: NORA, before: {}, after: { [PIET]: 'office' } }),
      expect.objectContaining({ who: NORA, before: {}, after: { [NORA]: 'owner' } }),
    ]);
  });

  test('Another domain, no address and an address twice are refused in words', async () => {
    await start();
    for (const [person, message] of [
      [{ email: 'piet@gmail.example', role: 'office' }, 'Only cbo.example email addresses are allowed'],
      [{ email: 'piet', role: 'office' }, 'Please enter a valid email address'],
      [owner, 'Please list each address once'],
    ] as const) {
      const { body } = await save([owner, person], 1).expect(422);
      expect(body.errors[0].message).toBe(message);
    }
  });
});
