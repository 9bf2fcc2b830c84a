import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STAFF_ROLES } from 'shared-domain/staff';
import { type Browser, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { staffBrowser } from '../../../test/staff.ts';
import { startApi } from '../../../test/start-api.ts';
import { entrySources } from '../../models.ts';
import { staffListModel } from '../staff-list/index.ts';
import { auditTask, verifyChain, writeNotices } from './index.ts';
import { shipEntries } from './ship.ts';

let shop: Shop;
let staff: Browser;
let folder: string;
let log: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-log-'));
  log = path.join(folder, 'audit.jsonl');
  shop = await openShop(undefined, { AUDIT_LOG: log });
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 50 });
  staff = await staffMember(shop);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const audit = () => shop.api.deps.connection.collection('audit');
/** What the background task does every two seconds. */
const aMomentLater = () =>
  auditTask(shop.api.deps, entrySources(shop.api.deps.connection)).run(new AbortController().signal);
const noted = async (action: string) => {
  await aMomentLater();
  const found = await audit().find({ action }).sort({ at: 1, after: 1 }).toArray();
  return found.map(({ who, subject, after }) => ({ who, subject, after }));
};

// STAFF-32
test('Who opens an order, an account, the leads or a list is in the audit once a day, and without what they searched for', async () => {
  const id = await wholesaleOrder(staff);
  for (let times = 0; times < 3; times += 1) await staff.get(`/api/admin/orders/${id}`).expect(200);
  for (const query of ['', 'search=moon', 'search=gull'])
    await staff.get(`/api/admin/orders?${query}`).expect(200);
  await staff.get('/api/admin/licences').expect(200);
  await staff.get('/api/admin/licences/104882/figures').expect(200);
  await staff.get('/api/admin/leads').expect(200);
  await staff.get('/api/admin/orders/none').expect(404);
  const who = 'dev@cbo.example';
  expect(await noted('order.read')).toEqual([{ who, subject: id, after: null }]);
  expect(await noted('account.read')).toEqual([{ who, subject: '104882', after: null }]);
  expect(await noted('orders.read')).toEqual([
    { who, subject: 'orders', after: null },
    { who, subject: 'orders', after: { searched: true } },
  ]);
  expect(await noted('licences.read')).toEqual([{ who, subject: 'licences', after: null }]);
  expect(await noted('leads.read')).toEqual([{ who, subject: 'leads', after: null }]);
  const { body } = await staff.get('/api/admin/licences/104882/timeline').expect(200);
  expect(JSON.stringify(body.entries)).not.toContain('.read');
  const listed = async (query: string) => {
    const { entries } = (await staff.get(`/api/admin/audit?${query}`).expect(200)).body;
    return entries.map(({ action }: { action: string }) => action);
  };
  expect(JSON.stringify(await listed(''))).not.toContain('.read');
  expect(await listed(`subject=${id}&action=read`)).toEqual(['order.read']);
  expect(await listed('action=orders')).toEqual(['orders.read', 'orders.read']);
  shop.clock.advance(24 * 60 * 60 * 1000);
  await staff.get(`/api/admin/orders/${id}`).expect(200);
  expect(await noted('order.read')).toHaveLength(2);
});

// STAFF-32
test('Two processes that notice the same write one entry', async () => {
  const { mongodbUri, clock } = shop;
  const environment = { ADMIN_DEV_MODE: 'true' };
  const other = await startApi({ mongodbUri, environment, parts: { clock: clock.now } });
  try {
    const id = await wholesaleOrder(staff);
    const elsewhere = other.browser();
    await elsewhere.post('/api/auth/dev-session').expect(200);
    for (const browser of [staff, elsewhere, staff]) await browser.get(`/api/admin/orders/${id}`).expect(200);
    await Promise.all([writeNotices(other.deps), writeNotices(shop.api.deps)]);
    expect(await audit().countDocuments({ action: 'order.read', subject: id })).toBe(1);
  } finally {
    await other.stop();
  }
});

// STAFF-32
test('A call that is refused for a role is in the audit without what it was about', async () => {
  const people = STAFF_ROLES.map((role) => ({ email: `${role}@cbo.example`, role }));
  const list = staffListModel(shop.api.deps.connection);
  await list.create([{ _id: 'list', people, version: 1, followUps: [] }]);
  const driver = await staffBrowser(shop.api, 'driver@cbo.example');
  await driver.get('/api/admin/licences/104882/figures').expect(403);
  await driver.get('/api/admin/licences/305218/figures').expect(403);
  await list.deleteMany({});
  expect(await noted('role.refused')).toEqual([
    { who: 'driver@cbo.example', subject: 'GET /admin/licences/:number/figures', after: { role: 'driver' } },
  ]);
});

// STAFF-33
test('Each entry is a line of the log with its place in the chain, in order and once', async () => {
  await aMomentLater();
  await aMomentLater();
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  const shipped = lines.map((line) => JSON.parse(line).audit);
  const { head } = await verifyChain(shop.api.deps.connection);
  expect(shipped.map(({ chain }) => chain.number)).toEqual(
    Array.from({ length: head.number }, (_, place) => place + 1),
  );
  expect(shipped.at(-1)).toMatchObject({ chain: { hash: head.hash }, who: expect.any(String) });
});

// STAFF-33
test('With AUDIT_LOG=stdout the lines go to standard output', async () => {
  const { deps } = shop.api;
  await deps.connection.collection('audit_log').deleteMany({});
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(((text: string, done: () => void) => {
    lines.push(text);
    done();
    return true;
  }) as never);
  const onStdout = { ...deps, configuration: { ...deps.configuration, auditLog: 'stdout' } };
  await shipEntries(onStdout).finally(() => write.mockRestore());
  const { head } = await verifyChain(deps.connection);
  const last = lines.join('').trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(last).audit.chain).toMatchObject({ number: head.number, hash: head.hash });
});

// STAFF-33
test('What could not be written to the log is written once it can be', async () => {
  const { deps } = shop.api;
  const before = (await readFile(log, 'utf8')).length;
  await wholesaleOrder(staff);
  await staff.get('/api/admin/leads.csv').expect(200);
  const blocked = { ...deps, configuration: { ...deps.configuration, auditLog: folder } };
  const task = auditTask(blocked, entrySources(deps.connection));
  await expect(task.run(new AbortController().signal)).rejects.toThrow(/EISDIR/);
  await aMomentLater();
  expect((await readFile(log, 'utf8')).slice(before)).toContain('"file.leadsCsv"');
});
