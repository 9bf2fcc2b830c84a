import { RETENTION_DEFAULTS } from 'shared-domain/staff';
import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { settingsModel } from './model.ts';

describe('the settings', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  // GATE-11
  test('By default Coming Soon is off and the retail store open, and anyone can read the company', async () => {
    const { body } = await api.browser().get('/api/settings');
    expect([body.comingSoon, body.retailStoreOpen]).toEqual([false, true]);
    expect(body.company).toMatchObject({ name: 'Coastal Brew Outfitters', phone: '604-555-0142' });
  });

  // GATE-13
  test('Staff change one setting, the other stays, and the audit says who did it', async () => {
    const changed = await staff.patch('/api/admin/settings').send({ comingSoon: true });
    expect([changed.status, changed.body.comingSoon, changed.body.retailStoreOpen]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await api.browser().get('/api/settings')).body.comingSoon).toBe(true);
    const { body } = await staff.get('/api/admin/audit?action=settings.edit');
    expect(body.entries[0]).toMatchObject({
      who: NORA,
      action: 'settings.edit',
      subject: 'site',
      before: { comingSoon: false, retailStoreOpen: true },
      after: { comingSoon: true, retailStoreOpen: true },
    });
  });

  test('Two people who change one setting each at the same time both succeed', async () => {
    await Promise.all([
      staff.patch('/api/admin/settings').send({ comingSoon: false }),
      staff.patch('/api/admin/settings').send({ retailStoreOpen: false }),
    ]);
    const { body } = await api.browser().get('/api/settings');
    expect([body.comingSoon, body.retailStoreOpen]).toEqual([false, false]);
  });

  // KEGS-7
  test('A deposit is set with an entry of the audit, and the public settings stay without it', async () => {
    const kegDeposits = [
      { from: '2027-01-01', 50: 60, 30: 45, 20: 30 },
      { from: '2026-12-01', 50: 50, 30: 40, 20: 30 },
    ];
    const { body } = await staff.patch('/api/admin/settings').send({ kegDeposits }).expect(200);
    expect(Object.keys(body).sort()).toEqual([
      'closedProvinces',
      'comingSoon',
      'company',
      'rates',
      'retailStoreOpen',
      'seller',
    ]);
    const [entry] = (await staff.get('/api/admin/audit?action=settings.edit')).body.entries;
    expect(entry).toMatchObject({ who: NORA, before: { kegDeposits: [] } });
    expect(entry.after.kegDeposits).toMatchObject([{ from: '2026-12-01', cents: { 50: 5000 } }, {}]);
    await Promise.all([
      staff.patch('/api/admin/settings').send({ kegDeposits: [] }).expect(200),
      staff.patch('/api/admin/settings').send({ kegLimitDays: 45 }).expect(200),
    ]);
    expect((await staff.get('/api/admin/kegs')).body).toMatchObject({ deposits: [], limitDays: 45 });
  });

  // KEGS-7
  test('A setting that someone else has changed since the page showed it is not overwritten', async () => {
    await staff.patch('/api/admin/settings').send({ licenceGraceDays: 10 }).expect(200);
    const put = (licenceGraceDays: number, before: object) =>
      staff.patch('/api/admin/settings').send({ licenceGraceDays, before });
    const refused = await put(7, { licenceGraceDays: 14 }).expect(409);
    expect(refused.body).toMatchObject({
      code: 'stale',
      detail: 'Someone else has changed this in the meantime.',
    });
    await put(7, { licenceGraceDays: 10 }).expect(200);
    // The same request again has nothing left to change.
    await put(7, { licenceGraceDays: 10 }).expect(200);
    await put(14, { licenceGraceDays: 7 }).expect(200);
  });

  // SHIPPING-12
  test('Where retail ships is public; of two owners who change it at once, one is refused as stale', async () => {
    await staff.post('/api/admin/staff').expect(201);
    const put = (closedProvinces: string[], before: string[]) =>
      staff.put('/api/admin/settings/shipping').send({ closedProvinces, before });
    await put(['ON', 'AB', 'ON'], []).expect(200);
    expect((await api.browser().get('/api/settings')).body.closedProvinces).toEqual(['AB', 'ON']);
    expect((await put(['QC'], []).expect(409)).body.code).toBe('stale');
    expect((await put(['XX'], []).expect(422)).body.errors[0].path).toBe('closedProvinces.0');
    await put([], ['ON', 'AB']).expect(200);
  });

  // PAPER-3
  test("The seller's numbers are demo ones until an owner enters the company's own", async () => {
    const read = async () => (await api.browser().get('/api/settings')).body.seller;
    const demo = { gst: '00000 0000 RT0001', pst: 'PST-0000-0000', licence: 'DEMO-000000' };
    expect(await read()).toEqual(demo);
    const own = { gst: '12345 6789 RT0001', pst: 'PST-1234-5678', licence: 'A-100200' };
    const put = (seller: object, before: object) =>
      staff.put('/api/admin/settings/seller').send({ ...seller, before });
    await put({ ...own, gst: ' 123456789rt0001 ', pst: 'pst12345678' }, demo).expect(200);
    expect(await read()).toEqual(own);
    expect((await put(own, { ...demo, licence: 'B' }).expect(200)).body.seller).toEqual(own);
    expect((await put({ ...own, licence: 'C' }, demo).expect(409)).body.code).toBe('stale');
    const refused = await put({ gst: '12345', pst: '1', licence: ' ' }, own).expect(422);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Please enter nine digits, RT and four digits',
      'Please enter PST and eight digits',
      'Please enter the number of the licence',
    ]);
  });

  test('Two deposits from one day on are refused in words', async () => {
    const kegDeposits = [1, 2].map((amount) => ({ from: '2026-12-01', 50: amount, 30: 1, 20: 1 }));
    const answer = await staff.patch('/api/admin/settings').send({ kegDeposits }).expect(422);
    expect(answer.body.errors[0].message).toBe('Please use each first day once');
  });

  // PRIVACY-6
  test('Retention is a setting of each kind; orders stay for seven years at least', async () => {
    const put = (more: object, before?: object) =>
      staff
        .patch('/api/admin/settings')
        .send({
          retention: { ...RETENTION_DEFAULTS, ...more },
          ...(before ? { before: { retention: before } } : {}),
        });
    await put({ leads: 90 }, RETENTION_DEFAULTS).expect(200);
    await put({ leads: 60 }, RETENTION_DEFAULTS).expect(409);
    // As a release stored it that didn't know signatures.
    await settingsModel(api.deps.connection).updateOne(
      { _id: 'site' },
      { $unset: { 'retention.proofs': 1 } },
    );
    await put({ leads: 91 }, { ...RETENTION_DEFAULTS, leads: 90 }).expect(200);
    const refused = await put({ orders: 365 }).expect(422);
    expect(refused.body.errors[0].message).toBe('Please enter 2557 to 7300 days');
    await put({}).expect(200);
  });
});
