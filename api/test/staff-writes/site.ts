import { randomUUID } from 'node:crypto';
import { DEMO_NUMBERS } from 'shared-domain/company';
import { allocationModel } from '../../src/accounts/allocations/index.ts';
import { licenseeModel } from '../../src/accounts/licences/index.ts';
import { webhookDeliveryModel } from '../../src/office/webhooks/index.ts';
import { staffMember } from '../buyers.ts';
import { LINK_ENDS, MOVED_AT } from '../gateway.ts';
import { setUpPasskey } from '../passkeys.ts';
import { WEST } from '../zones.ts';
import { type StaffContext, type Writes, written } from './written.ts';

const scarce = {
  kind: 'shared',
  units: 4,
  most: 2,
  opensAt: '2026-11-21T17:00:00.000Z',
  closesAt: '2026-11-23T17:00:00.000Z',
};

const NEXT_GST = { charge: 'gst', channel: 'licensee', from: '2027-07-01', percent: 6 };

/** How the audit names bo@gull.example: a masked address, with a code by the secret of these tests. */
const BO = 'b***@g*** 09f81779';

async function announced(
  staff: StaffContext['staff'],
  changes: Partial<typeof scarce> = {},
): Promise<{ id: string; version: number }> {
  const { body } = await staff
    .post('/api/admin/allocations')
    .send({ productId: 'IPA', ...scarce, ...changes })
    .expect(201);
  return body;
}

/** An address at which nothing listens. */
const WEBHOOK = { url: 'http://127.0.0.1:9/hook', events: ['order.placed'] };

async function webhookIn({ staff }: StaffContext): Promise<{ id: string }> {
  return (await staff.post('/api/admin/webhooks').send(WEBHOOK).expect(201)).body;
}

/** Releases and switches of the site: each staff write made once. */
export const siteWrites: Writes = {
  rollbackRelease: async (context) => {
    await context.staff.post('/api/admin/releases/mfe-dtc/rollback').send({}).expect(200);
    return written('mfe-dtc', 'release.rollback', {
      at: new Date(MOVED_AT),
      before: { release: '1.0.0+new' },
      after: { release: '1.0.0+old' },
    });
  },
  previewRelease: async ({ staff }) => {
    await staff.post('/api/admin/releases/mfe-dtc/preview').send({ release: '1.0.1+next' }).expect(200);
    return written('mfe-dtc', 'release.preview', {
      before: { release: '1.0.0+new' },
      after: { release: '1.0.1+next', expires: LINK_ENDS },
    });
  },
  promoteRelease: async ({ staff }) => {
    await staff.post('/api/admin/releases/mfe-dtc/promote').send({ release: '1.0.1+next' }).expect(200);
    return written('mfe-dtc', 'release.promote', {
      at: new Date(MOVED_AT),
      before: { release: '1.0.0+new' },
      after: { release: '1.0.1+next' },
    });
  },
  steerCanary: async ({ staff }) => {
    await staff
      .post('/api/admin/releases/mfe-dtc/canary')
      .send({ release: '1.0.1+next', share: 10 })
      .expect(200);
    return written('mfe-dtc', 'release.canary', {
      at: new Date(MOVED_AT),
      before: { release: '1.0.0+new' },
      after: { release: '1.0.1+next', share: 10 },
    });
  },
  mailLicenceLink: async ({ staff, shop }) => {
    const contacts = [{ name: 'Bo Park', email: 'bo@gull.example', orderMails: false }];
    await licenseeModel(shop.api.deps.connection).updateOne({ _id: '104882' }, { $set: { contacts } });
    await staff.post('/api/admin/licences/104882/links').send({ email: 'bo@gull.example' }).expect(202);
    return written('104882', 'licence.link', { after: { to: ['bo@gull.example'] } });
  },
  saveDeliveryPlan: async ({ staff }) => {
    const zone = { ...WEST, minimum: 4 };
    const closedDates = [{ day: '2026-12-25', name: 'Christmas Day' }];
    await staff
      .put('/api/admin/deliveries/zones')
      .send({ zones: [zone], closedDates, version: 0 })
      .expect(200);
    return written('zones', 'deliveries.edit', {
      before: {},
      after: {
        zones: ['West Side: V6K; Mon Fri; 1 d before, 12:00; 4 units; purple'],
        closedDates: ['2026-12-25 Christmas Day'],
      },
    });
  },
  endSession: async ({ staff, shop }) => {
    await staffMember(shop);
    const { body } = await staff.get('/api/admin/sessions').expect(200);
    const other = body.sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    await staff.delete(`/api/admin/sessions/${other.id}`).expect(200);
    return written('dev@cbo.example', 'session.end', { before: { place: 'This machine' } });
  },
  endOtherSessions: async ({ staff, shop }) => {
    await staffMember(shop);
    await staff.delete('/api/admin/sessions').expect(200);
    return written('dev@cbo.example', 'session.end', { before: { place: 'This machine' } });
  },
  addPasskey: async ({ staff }) => {
    await setUpPasskey(staff);
    return written('dev@cbo.example', 'passkey.add', { after: { name: 'Work laptop' } });
  },
  renamePasskey: async ({ staff }) => {
    const { id } = await setUpPasskey(staff);
    await staff.patch(`/api/admin/passkeys/${id}`).send({ name: 'Desk' }).expect(200);
    return written('dev@cbo.example', 'passkey.rename', {
      before: { name: 'Work laptop' },
      after: { name: 'Desk' },
    });
  },
  removePasskey: async ({ staff }) => {
    const { id } = await setUpPasskey(staff);
    await staff.delete(`/api/admin/passkeys/${id}`).expect(200);
    return written('dev@cbo.example', 'passkey.remove', { before: { name: 'Work laptop' } });
  },
  removePasskeysOf: async ({ staff }) => {
    await setUpPasskey(staff);
    await staff.delete('/api/admin/staff/dev@cbo.example/passkeys').expect(200);
    return written('dev@cbo.example', 'passkey.remove', { before: { names: ['Work laptop'] } });
  },
  startStaffList: async ({ staff }) => {
    await staff.post('/api/admin/staff').expect(201);
    return written('staff', 'staff.edit', { after: { 'dev@cbo.example': 'owner' } });
  },
  saveStaffList: async ({ staff }) => {
    const { body } = await staff.post('/api/admin/staff').expect(201);
    const people = [...body.people, { email: 'maya.lindqvist@cbo.example', role: 'warehouse' }];
    await staff.put('/api/admin/staff').send({ people, version: body.version }).expect(200);
    const after = { 'maya.lindqvist@cbo.example': 'warehouse' };
    return written('staff', 'staff.edit', { before: {}, after });
  },
  personalData: async ({ staff }) => {
    await staff.post('/api/admin/personal-data').send({ email: 'bo@gull.example' }).expect(200);
    return written(BO, 'personal-data.read', { after: {} });
  },
  exportPersonalData: async ({ staff }) => {
    await staff.post('/api/admin/personal-data/export').send({ email: 'bo@gull.example' }).expect(200);
    return written(BO, 'personal-data.export', { after: {} });
  },
  erasePersonalData: async ({ staff }) => {
    const email = 'bo@gull.example';
    const { body } = await staff.post('/api/admin/personal-data').send({ email }).expect(200);
    await staff.post('/api/admin/personal-data/erasure').send({ email, seal: body.seal }).expect(200);
    return written(BO, 'personal-data.erase', { after: {} });
  },
  createAllocation: async ({ staff }) => {
    const { id } = await announced(staff);
    return written(id, 'allocation.create', { after: { product: 'IPA', ...scarce } });
  },
  editAllocation: async ({ staff }) => {
    const { id, version } = await announced(staff);
    const edited = { ...scarce, units: 6 };
    await staff
      .put(`/api/admin/allocations/${id}`)
      .send({ ...edited, version })
      .expect(200);
    return written(id, 'allocation.edit', { before: scarce, after: edited });
  },
  cancelAllocation: async ({ staff }) => {
    const { id } = await announced(staff);
    await staff.post(`/api/admin/allocations/${id}/cancel`).send({ cancelled: true }).expect(200);
    const [before, after] = [{ state: 'announced' }, { state: 'cancelled' }];
    return written(id, 'allocation.cancel', { before, after });
  },
  requestForAccount: async ({ staff, shop }) => {
    const { id } = await announced(staff, { opensAt: shop.clock.now().toISOString() });
    await staff.put(`/api/admin/allocations/${id}/requests/104882`).send({ units: 1 }).expect(200);
    const [before, after] = [0, 1].map((units) => ({ licence: '104882', units }));
    return written(id, 'allocation.request', { before, after });
  },
  remindOfShares: async ({ staff, shop }) => {
    const { id } = await announced(staff);
    const at = shop.clock.now();
    const share = {
      ...{ licenseNumber: '104882', companyName: 'The Gull & Anchor', value: '00', state: 'held' as const },
      ...{ asked: 2, askedAt: at, got: 2, at },
    };
    const { connection } = shop.api.deps;
    await licenseeModel(connection).updateOne(
      { _id: '104882' },
      { $set: { contacts: [{ name: 'Ines', email: 'ines@tremblay.example', orderMails: true }] } },
    );
    await allocationModel(connection).updateOne(
      { _id: id },
      {
        $set: {
          ...{ state: 'shared', sharedAt: at, shares: [share], rounds: [] },
          heldUntil: new Date(at.getTime() + 3_600_000),
        },
      },
    );
    await staff.post(`/api/admin/allocations/${id}/reminders`).send({ id: randomUUID() }).expect(202);
    return written(id, 'allocation.remind', { after: { accounts: 1 } });
  },
  changeSettings: async (context) => {
    await context.staff.patch('/api/admin/settings').send({ retailStoreOpen: false }).expect(200);
    return written('site', 'settings.edit', {
      before: { retailStoreOpen: true },
      after: { retailStoreOpen: false },
    });
  },
  changeSeller: async ({ staff }) => {
    const seller = { gst: '12345 6789 RT0001', pst: 'PST-1234-5678', licence: 'A-100200' };
    const before = { ...DEMO_NUMBERS };
    await staff
      .put('/api/admin/settings/seller')
      .send({ ...seller, before })
      .expect(200);
    return written('site', 'settings.edit', { before: { seller: before }, after: { seller } });
  },
  changeFeedLimits: async ({ staff }) => {
    const [before, feeds] = [
      { products: 0, percent: 0 },
      { products: 200, percent: 5 },
    ];
    await staff
      .put('/api/admin/feeds/limits')
      .send({ ...feeds, before })
      .expect(200);
    return written('site', 'settings.edit', { before: { feeds: before }, after: { feeds } });
  },
  changeShipping: async ({ staff }) => {
    await staff
      .put('/api/admin/settings/shipping')
      .send({ closedProvinces: ['ON'], before: [] })
      .expect(200);
    const [before, after] = [{ closedProvinces: [] }, { closedProvinces: ['ON'] }];
    return written('site', 'settings.edit', { before, after });
  },
  createApiKey: async ({ staff }) => {
    const { body } = await staff
      .post('/api/admin/api-keys')
      .send({ name: 'Till', groups: ['stock.write'] })
      .expect(201);
    return written(body.id, 'key.create', { before: null, after: { name: 'Till', groups: 'stock.write' } });
  },
  revokeApiKey: async ({ staff }) => {
    const { body } = await staff
      .post('/api/admin/api-keys')
      .send({ name: 'Till', groups: ['stock.write'] })
      .expect(201);
    await staff.delete(`/api/admin/api-keys/${body.id}`).expect(200);
    return written(body.id, 'key.revoke', { before: { name: 'Till' }, after: null });
  },
  createWebhook: async (context) => {
    const { id } = await webhookIn(context);
    const after = { url: WEBHOOK.url, events: 'order.placed' };
    return written(id, 'webhook.create', { before: null, after });
  },
  removeWebhook: async (context) => {
    const { id } = await webhookIn(context);
    await context.staff.delete(`/api/admin/webhooks/${id}`).expect(200);
    return written(id, 'webhook.remove', { before: { url: WEBHOOK.url }, after: null });
  },
  testWebhook: async (context) => {
    const { id } = await webhookIn(context);
    await context.staff.post(`/api/admin/webhooks/${id}/test`).expect(200);
    return written(id, 'webhook.test');
  },
  replayWebhook: async (context) => {
    const { id } = await webhookIn(context);
    const { body } = await context.staff.post(`/api/admin/webhooks/${id}/test`).expect(200);
    const [{ id: delivery }] = body.deliveries;
    await webhookDeliveryModel(context.shop.api.deps.connection).updateOne(
      { _id: delivery },
      { $set: { 'followUps.0.state': 'given-up' } },
    );
    await context.staff
      .post(`/api/admin/webhooks/${id}/deliveries/${encodeURIComponent(delivery)}/replay`)
      .expect(200);
    return written(id, 'webhook.replay', { after: { event: delivery } });
  },
  addRate: async ({ staff }) => {
    await staff.post('/api/admin/rates').send(NEXT_GST).expect(201);
    const after = { rates: [{ charge: 'gst', rate: 6000 }] };
    return written('site', 'settings.edit', { before: { rates: [] }, after });
  },
  withdrawRate: async ({ staff }) => {
    const { body } = await staff.post('/api/admin/rates').send(NEXT_GST).expect(201);
    await staff.delete(`/api/admin/rates/${body.rates[0].id}`).expect(200);
    const before = { rates: [{ charge: 'gst', rate: 6000 }] };
    return written('site', 'settings.edit', { before, after: { rates: [] } });
  },
};
