import { FLAG_OFF, type FlagSetting, isFlagOn } from 'shared-domain/staff';
import { licensee } from '../../../test/buyers.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { startApi } from '../../../test/start-api.ts';

let shop: Shop;
let staff: Browser;

beforeAll(async () => {
  shop = await openShop();
  staff = await staffBrowser(shop.api);
});
afterAll(() => shop.stop());

const put = (setting: Partial<FlagSetting>) =>
  staff.patch('/api/admin/settings').send({ flags: { 'list-view': { ...FLAG_OFF, ...setting } } });

const sessionOf = (browser: Browser, page = '/shop') =>
  browser.get('/api/session').set('Referer', `http://localhost:8080${page}`).expect(200);

const flagsOf = async (browser: Browser, page?: string) => (await sessionOf(browser, page)).body.flags;

/** The first number that a share of 30 per cent includes, or doesn't. */
const numberIn = (isIn: boolean) =>
  [...Array(100).keys()].find(
    (number) => isFlagOn('list-view', { ...FLAG_OFF, share: 30 }, { number, links: [] }) === isIn,
  );

// RELEASE-23
test('A share goes by the number of the browser, which gets one out of reach for scripts', async () => {
  await put({ share: 30 }).expect(200);
  const browser = shop.api.browser();
  const first = await sessionOf(browser);
  expect(String(first.headers['set-cookie'])).toMatch(
    /^release-share=\d{1,5}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  expect(await flagsOf(browser)).toEqual(first.body.flags);
  const by = (number: unknown) => flagsOf(shop.api.browser().set('Cookie', `release-share=${number}`));
  expect(await by(numberIn(true))).toEqual(['list-view']);
  const signed = `release-share=${numberIn(true)}.sIgn-_0123456789.20000.sIgn-_0123456789`;
  const kept = await sessionOf(shop.api.browser().set('Cookie', signed));
  expect(kept.body.flags).toEqual(['list-view']);
  expect(String(kept.headers['set-cookie'])).toContain(`${signed};`);
  expect(await by(numberIn(false))).toBeUndefined();
});

// API-13
test('On an https site the number is bound to its host', async () => {
  const publicOrigin = 'https://shop.example';
  const secure = await startApi({
    mongodbUri: shop.mongodbUri,
    environment: { PUBLIC_ORIGIN: publicOrigin },
  });
  const answer = await sessionOf(secure.browser());
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-release-share=\d{1,5}; .*Path=\/; .*Secure/);
  await secure.stop();
});

// RELEASE-23
test('A licence gets its flags, and other browsers no cookie', async () => {
  const buyer = await licensee(shop);
  const { licenseNumber } = (await sessionOf(buyer)).body.licensee;
  await put({ licences: [licenseNumber] }).expect(200);
  expect(await flagsOf(buyer)).toEqual(['list-view']);
  const other = await sessionOf(shop.api.browser());
  expect([other.body.flags, other.headers['set-cookie']]).toEqual([undefined, undefined]);
});

// RELEASE-23
test('Who has opened the link keeps the flag while links turn it on', async () => {
  const linked = shop.api.browser();
  await put({}).expect(200);
  expect(await flagsOf(linked, '/shop?flag=list-view')).toBeUndefined();
  await put({ link: true }).expect(200);
  expect(await flagsOf(linked)).toBeUndefined();
  const opened = await sessionOf(linked, '/shop?view=cards&flag=list-view&flag=other');
  expect(opened.body.flags).toEqual(['list-view']);
  expect(String(opened.headers['set-cookie'])).toMatch(/^cbo\.flags=s%3A.*; HttpOnly; SameSite=Lax$/);
  expect(await flagsOf(linked)).toEqual(['list-view']);
  expect(await flagsOf(shop.api.browser().set('Cookie', 'cbo.flags=list-view'))).toBeUndefined();
  await put({}).expect(200);
  expect(await flagsOf(linked)).toBeUndefined();
});

// RELEASE-24
test('Only answers that no cache keeps carry flags; the settings of everyone stay without them', async () => {
  await put({ share: 100 }).expect(200);
  const session = await sessionOf(shop.api.browser());
  expect([session.headers['cache-control'], session.body.flags]).toEqual(['no-store', ['list-view']]);
  const { body } = await shop.api.browser().get('/api/settings').expect(200);
  expect(Object.keys(body).sort()).toEqual(['comingSoon', 'company', 'retailStoreOpen']);
});

// RELEASE-24
test('Staff see who set a flag, the audit has each change, and a stale one is refused', async () => {
  await put({}).expect(200);
  const none = { 'list-view': FLAG_OFF };
  const tenth = { 'list-view': { ...FLAG_OFF, share: 10 } };
  const change = (flags: object, before: object) =>
    staff.patch('/api/admin/settings').send({ flags, before: { flags: before } });
  await change(tenth, none).expect(200);
  await change(none, none).expect(409);
  const { body } = await staff.get('/api/admin/flags').expect(200);
  expect(body).toMatchObject({ flags: tenth, changed: { 'list-view': { who: NORA } } });
  const [entry] = (await staff.get('/api/admin/audit?action=settings.edit')).body.entries;
  expect(entry).toMatchObject({ who: NORA, before: { flags: none }, after: { flags: tenth } });
  await change(none, tenth).expect(200);
  const refused = await put({ share: 101 }).expect(422);
  expect(refused.body.errors[0].message).toBe('Please enter 0 to 100 per cent');
  await shop.api.browser().get('/api/admin/flags').expect(401);
});
