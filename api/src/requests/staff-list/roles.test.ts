import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { STAFF_ROLES, type StaffRole } from 'shared-domain/staff';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { staffListModel } from './index.ts';

/** What drivers may, what the warehouse may beside it, and what only owners may; the rest is for the office. */
const DRIVER = [
  'signOut',
  'staffPreferences',
  'changePreferences',
  'ownSessions',
  'endSession',
  'endOtherSessions',
  ...['passkeys', 'passkeyRegistration', 'addPasskey', 'renamePasskey', 'removePasskey'],
  'runDays',
  'runDay',
  'dayDocuments',
  'runDocuments',
  'driverLink',
];
const WAREHOUSE = [
  ...['suppliers', 'soldUnits', 'adminProducts', 'editProduct', 'bulkEditProducts', 'stockAlertCounts'],
  ...['adminOrders', 'adminOrder', 'orderEvents', 'changeOrderStatus', 'changeOrderStatuses', 'packingSlip'],
  'proofPhoto',
  ...['deliveryPlan', 'createRun', 'moveStops', 'editRun', 'arrangeRun', 'changeRunState', 'markPrinted'],
  ...['deleteRun', 'restoreRun', 'kegAccounts', 'kegAccount', 'bookKegs', 'undoKegEntry'],
];
const OWNER = [
  ...['removePasskeysOf', 'saveStaffList', 'erasePersonalData', 'changeShipping', 'changeSeller'],
  ...['rates', 'addRate', 'withdrawRate', 'rehearseRate', 'apiKeys', 'createApiKey', 'revokeApiKey'],
  ...['webhooks', 'createWebhook', 'removeWebhook', 'testWebhook', 'webhookLog', 'replayWebhook'],
];

function leastRoleOf(name: string): StaffRole {
  if (DRIVER.includes(name)) return 'driver';
  if (WAREHOUSE.includes(name)) return 'warehouse';
  return OWNER.includes(name) ? 'owner' : 'office';
}

const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { who }]) => who === 'staff');
const emailOf = (role: StaffRole) => `${role}@cbo.example`;

describe('each call of staff, tried by each role', () => {
  const api = testApi();
  const browsers = {} as Record<StaffRole, Browser>;

  beforeAll(async () => {
    const people = STAFF_ROLES.map((role) => ({ email: emailOf(role), role }));
    await staffListModel(api.deps.connection).create([{ _id: 'list', people, version: 1, followUps: [] }]);
    for (const role of STAFF_ROLES) browsers[role] = await staffBrowser(api, emailOf(role));
  });

  // STAFF-26
  test.each(STAFF_ROLES)(
    '%s may make the calls of this role, and is refused the others in words',
    async (role) => {
      const refused: string[] = [];
      for (const [name, { method, path }] of calls) {
        const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
        // A live stream never ends, and signing out would end the walk.
        if (name === 'signOut' || (['orderEvents', 'importEvents'].includes(name) && role !== 'driver'))
          continue;
        const { body } = await browsers[role][verb](path.replace(/:\w+/g, 'x'));
        if (body.code !== 'role_refused') continue;
        refused.push(name);
        const text = `Your role is ${role}, and this needs the role ${leastRoleOf(name)}. An owner can change your role.`;
        expect(body).toMatchObject({ status: 403, detail: text });
      }
      const rank = STAFF_ROLES.indexOf(role);
      const expected = calls
        .map(([name]) => name)
        .filter((name) => STAFF_ROLES.indexOf(leastRoleOf(name)) > rank);
      expect(refused.filter((name) => name !== 'importEvents')).toEqual(
        expected.filter((name) => name !== 'importEvents'),
      );
      const { body: session } = await browsers[role].get('/api/session').expect(200);
      expect(session.staff).toEqual({ email: emailOf(role), devMode: false, role, refused: expected });
    },
  );
});
