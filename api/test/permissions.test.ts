import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { ACCOUNT_ROLES, type AccountRole } from 'shared-domain/licences';
import { STAFF_ROLES, type StaffRole } from 'shared-domain/staff';
import { licenseeModel } from '../src/accounts/licences/index.ts';
import { staffListModel } from '../src/requests/staff-list/index.ts';
import { licensee, sendOrder } from './buyers.ts';
import { accountPerson, signInToAccount } from './people.ts';
import { checkoutForm, freshKey, line } from './shop.ts';
import { type Browser, staffBrowser } from './staff.ts';
import { stockedShop } from './test-shop.ts';

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
  'feedProducts',
  ...['adminOrders', 'adminOrder', 'orderEvents', 'changeOrderStatus', 'changeOrderStatuses', 'packingSlip'],
  'proofPhoto',
  ...['deliveryPlan', 'createRun', 'moveStops', 'editRun', 'arrangeRun', 'changeRunState', 'markPrinted'],
  ...['deleteRun', 'restoreRun', 'kegAccounts', 'kegAccount', 'bookKegs', 'undoKegEntry'],
];
const OWNER = [
  ...['removePasskeysOf', 'saveStaffList', 'erasePersonalData', 'changeShipping', 'changeSeller'],
  ...['rates', 'addRate', 'withdrawRate', 'rehearseRate', 'apiKeys', 'createApiKey', 'revokeApiKey'],
  ...['feedLimits', 'changeFeedLimits'],
  ...['webhooks', 'createWebhook', 'removeWebhook', 'testWebhook', 'webhookLog', 'replayWebhook'],
];

const NOT_A_MEMBER = {
  outsider: 'account_required',
  licensee: 'account_required',
  'person of another account': 'account_refused',
};

/** How someone outside the staff stands to the account whose licence and order are asked for. */
type Standing = 'outsider' | 'licensee' | 'person of another account' | 'without the role' | 'with the role';

/** The calls of licensees and of an account's people, and to whom they are refused. */
const ACCOUNT_CALLS: { names: string[]; role?: AccountRole; refused: Partial<Record<Standing, string>> }[] = [
  {
    names: [
      ...['readAllocation', 'licenseeKegs', 'licenseeDetails', 'formerOrders', 'linkFormerOrders'],
      ...['standingOrders', 'readStandingOffer'],
    ],
    refused: { outsider: 'licence_required' },
  },
  {
    names: [
      ...['placeLicenseeOrder', 'saveStandingOrder', 'placeStandingOrder'],
      ...['requestUnits', 'confirmShare', 'letShareGo'],
    ],
    role: 'order',
    refused: { outsider: 'licence_required', 'without the role': 'account_role_refused' },
  },
  {
    // Of an order that another browser placed.
    names: ['cancelOwnOrder', 'previewOwnEdit', 'editOwnOrder'],
    role: 'order',
    refused: {
      outsider: 'order_not_found',
      licensee: 'order_not_found',
      'person of another account': 'order_not_found',
      'without the role': 'account_role_refused',
    },
  },
  {
    names: ['chooseAccount', 'accountSessions', 'endAccountSession', 'endOtherAccountSessions'],
    refused: { outsider: 'account_required', licensee: 'account_required' },
  },
  { names: ['accountAllocations'], refused: NOT_A_MEMBER },
  {
    names: ['accountBills', 'accountBillsLink', 'accountInvoice', 'accountCreditNote', 'accountStatement'],
    role: 'bills',
    refused: { ...NOT_A_MEMBER, 'without the role': 'account_role_refused' },
  },
  {
    names: ['accountPeople', 'invitePerson', 'changePerson', 'removePerson'],
    role: 'manage',
    refused: { ...NOT_A_MEMBER, 'without the role': 'account_role_refused' },
  },
];

const CALLERS = [
  'stranger',
  'licensee',
  ...ACCOUNT_ROLES,
  'person of another account',
  ...STAFF_ROLES,
] as const;
type Caller = (typeof CALLERS)[number];

const isStaff = (caller: Caller): caller is StaffRole => STAFF_ROLES.some((role) => role === caller);

function leastRoleOf(name: string): StaffRole {
  if (DRIVER.includes(name)) return 'driver';
  if (WAREHOUSE.includes(name)) return 'warehouse';
  return OWNER.includes(name) ? 'owner' : 'office';
}

function refusalByStaffRole(caller: Caller, name: string): string | undefined {
  if (!isStaff(caller)) return 'unauthenticated';
  const may = STAFF_ROLES.indexOf(leastRoleOf(name)) <= STAFF_ROLES.indexOf(caller);
  return may ? undefined : 'role_refused';
}

function standingOf(caller: Caller, role: AccountRole | undefined): Standing {
  if (caller === 'licensee' || caller === 'person of another account') return caller;
  if (caller === 'stranger' || isStaff(caller)) return 'outsider';
  return caller === role || role === undefined ? 'with the role' : 'without the role';
}

/** The code of a call's refusal; undefined if the caller may make it. */
function refusalOf(caller: Caller, name: string, { who }: Endpoint): string | undefined {
  if (who === 'staff') return refusalByStaffRole(caller, name);
  const entry = ACCOUNT_CALLS.find(({ names }) => names.includes(name));
  return entry?.refused[standingOf(caller, entry.role)];
}

const CODES = /^(unauthenticated|(role|account|account_role)_refused|(licence|account)_required)$/;
const LEFT_OUT = [
  // Live streams never end.
  ...['orderEvents', 'importEvents', 'productEvents'],
  // These would end the walk, or begin another one.
  ...['signOut', 'leaveLicenseeSession', 'beginDevSession'],
  // Of the sign-in that is under way, if any.
  'passkeyChallenge',
];
const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([name]) => !LEFT_OUT.includes(name),
);

/** Bodies of calls that check them before they look who asks. */
const BODIES: Record<string, object> = {
  previewOwnEdit: {},
  editOwnOrder: { lines: [line('IPA', 1)], expectedTotal: 1, from: { lines: [line('IPA', 2)] } },
};

const ofPlacer = (name: string) => name === 'cancelOwnOrder' || name in BODIES;

const emailOf = (role: StaffRole) => `${role}@cbo.example`;
const NUMBER = '104882';
const OTHER = '305218';

describe('each call, tried by everyone', () => {
  const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 });
  const browsers = {} as Record<Caller, Browser>;
  let order: string;

  beforeEach(async () => {
    const { api } = shop;
    const people = STAFF_ROLES.map((role) => ({ email: emailOf(role), role }));
    await staffListModel(api.deps.connection).create([{ _id: 'list', people, version: 1, followUps: [] }]);
    for (const role of STAFF_ROLES) browsers[role] = await staffBrowser(api, emailOf(role));
    const at = shop.clock.now();
    const licensees = licenseeModel(api.deps.connection);
    await licensees.create([{ _id: OTHER, companyName: 'Bluebird Tavern', created_at: at, updatedAt: at }]);
    for (const role of ACCOUNT_ROLES) {
      await accountPerson(shop, NUMBER, `${role}@gull.example`, [role]);
      browsers[role] = await signInToAccount(shop, `${role}@gull.example`);
    }
    const other = 'person of another account';
    await accountPerson(shop, OTHER, 'all@bluebird.example', [...ACCOUNT_ROLES]);
    browsers[other] = await signInToAccount(shop, 'all@bluebird.example');
    await browsers[other].post('/api/licences/verify').send({ licenseNumber: NUMBER }).expect(200);
    browsers.stranger = api.browser();
    browsers.licensee = await licensee(shop);
    const form = { ...checkoutForm, lines: [line('IPA', 2)], expectedTotal: 130.8 };
    order = (await sendOrder(await licensee(shop), 'licensee', form).expect(201)).body.id;
  });

  /** The problem with which a call answers a caller, if any. */
  async function problemOf(caller: Caller, name: string, { method, path }: Endpoint) {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const isOfOrder = /^\/api\/(account\/)?orders\/:id/.test(path);
    const address = path.replace(/:\w+/g, (part) => (isOfOrder && part === ':id' ? order : 'x'));
    const asked = browsers[caller][verb](address).set('Idempotency-Key', freshKey());
    const { body } = await (verb === 'get' ? asked : asked.send(BODIES[name]));
    const isPermission = CODES.test(body.code) || (ofPlacer(name) && body.code === 'order_not_found');
    return isPermission ? body : undefined;
  }

  // STAFF-26, PEOPLE-2
  test('is refused to exactly those who may not make it', async () => {
    for (const caller of CALLERS) {
      const refused: [string, string][] = [];
      for (const [name, endpoint] of calls) {
        const problem = await problemOf(caller, name, endpoint);
        if (problem) refused.push([name, problem.code]);
        if (problem?.code !== 'role_refused') continue;
        const text = `Your role is ${caller}, and this needs the role ${leastRoleOf(name)}. An owner can change your role.`;
        expect(problem).toMatchObject({ status: 403, detail: text });
      }
      const expected = calls.flatMap(([name, endpoint]) => {
        const code = refusalOf(caller, name, endpoint);
        return code ? [[name, code]] : [];
      });
      expect([caller, refused]).toEqual([caller, expected]);
      if (!isStaff(caller)) continue;
      const hidden = Object.entries(endpoints as Record<string, Endpoint>)
        .filter(([name, endpoint]) => refusalOf(caller, name, endpoint) === 'role_refused')
        .map(([name]) => name);
      const { body: session } = await browsers[caller].get('/api/session').expect(200);
      expect(session.staff).toEqual({
        email: emailOf(caller),
        devMode: false,
        role: caller,
        refused: hidden,
      });
    }
  });
});
