import { type Browser, NORA, staffBrowser } from '../../test/staff.ts';
import { testApi } from '../../test/test-api.ts';

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

  test('A change without a setting, or with anything but true or false, is bad input', async () => {
    expect((await staff.patch('/api/admin/settings').send({})).status).toBe(422);
    expect((await staff.patch('/api/admin/settings').send({ comingSoon: 'yes' })).body.errors[0].path).toBe(
      'comingSoon',
    );
  });

  test("A visitor can't change a setting", async () => {
    const answer = await api.browser().patch('/api/admin/settings').send({ comingSoon: false });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });
});
