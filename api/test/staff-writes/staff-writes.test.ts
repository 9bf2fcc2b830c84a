import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { entrySources } from '../../src/models.ts';
import { copyAll } from '../../src/requests/audit/index.ts';
import { type Browser, staffMember } from '../buyers.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { carryOut } from '../imports.ts';
import { openShop, type Shop } from '../shop.ts';
import { catalogueWrites } from './catalogue.ts';
import { importsWrites } from './imports.ts';
import { kegWrites } from './kegs.ts';
import { ordersWrites } from './orders.ts';
import { peopleWrites } from './people.ts';
import { receivableWrites } from './receivables.ts';
import { runWrites } from './runs.ts';
import { siteWrites } from './site.ts';
import { review } from './written.ts';

/** Signing out changes only who is signed in, preferences only how one's own lists look; a preview changes nothing. */
const NO_CHANGE = new Set(['signOut', 'changePreferences', 'previewOrderEdit', 'quoteStaffOrder']);

const staffWrites = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([name, { who, method }]) => who === 'staff' && method !== 'GET' && !NO_CHANGE.has(name))
  .map(([name]) => name);

let shop: Shop;
let staff: Browser;
let gateway: Gateway;

beforeAll(async () => {
  gateway = await openGateway();
  shop = await openShop(undefined, { RELEASES_URL: gateway.url });
  staff = await staffMember(shop);
});
afterAll(async () => {
  await shop.stop();
  gateway.close();
});
beforeEach(async () => {
  gateway.reset();
  await shop.clear();
  await shop.api.deps.connection.collection('audit').deleteMany({});
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 9, packagingType: '50L' },
  );
});

/** Each staff write of the contract, made once. */
const WRITES = {
  ...catalogueWrites,
  ...importsWrites,
  ...ordersWrites,
  ...kegWrites,
  ...peopleWrites,
  ...receivableWrites,
  ...runWrites,
  ...siteWrites,
};

test('every staff write of the contract is made here', () => {
  expect(Object.keys(WRITES).sort()).toEqual([...staffWrites].sort());
});

// STAFF-16
test.each(staffWrites)('%s leaves an entry in the audit: who, what, before and after', async (name) => {
  const { subject, entry } = (await WRITES[name]?.({ shop, staff })) ?? { subject: '', entry: {} };
  const { deps } = shop.api;
  await copyAll(deps, entrySources(deps.connection));
  const [newest] = await deps.connection
    .collection('audit')
    .find({ subject })
    .sort({ at: -1, _id: -1 })
    .toArray();
  expect(newest).toMatchObject({ who: 'dev@cbo.example', at: shop.clock.now(), ...entry });
});

test('an import leaves an entry for each product that it changed, and undoing it another', async () => {
  const id = await review({ shop, staff });
  await carryOut(shop.api, staff, id, 'apply');
  await carryOut(shop.api, staff, id, 'undo');
  const { body } = await staff.get('/api/admin/audit?subject=IPA').expect(200);
  expect(body.entries).toHaveLength(2);
  expect(body.entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        who: 'dev@cbo.example',
        action: 'product.import',
        before: { price: 60 },
        after: { price: 65 },
      }),
      expect.objectContaining({ action: 'product.import-undo', before: { price: 65 }, after: { price: 60 } }),
    ]),
  );
});
