import { clientWith, headersOf, json, type Sent } from '../client/made-up-server.ts';
import { type Endpoint, endpoints } from '../contracts/index.ts';
import { staffAddresses } from './index.ts';

test('Filters of a list go into the address; what is not set stays out', async () => {
  const { staff, sent } = clientWith([() => json({ products: [] })]);
  await staff.products({ brand: ['FORCE', 'FUGGLES'], search: '', showHidden: true, packaging: undefined });
  expect(sent[0]?.address).toBe('/api/admin/products?brand=FORCE%2CFUGGLES&showHidden=true');
});

test('A file goes out as a form, for as long as it takes', async () => {
  const { staff, sent, clock } = clientWith([() => json({ id: 'i1' }, 201)]);
  const upload = staff.upload('inventory', new Blob(['Item #,Item']), 'stock.csv');
  expect(clock.due()).toEqual([]);
  expect(await upload).toEqual({ ok: true, data: { id: 'i1' } });
  const body = sent[0]?.init.body as FormData;
  expect((body.get('file') as File).name).toBe('stock.csv');
  expect(headersOf(sent[0] as Sent)['Content-Type']).toBeUndefined();
  await staff.uploadImage('CTR-112', new Blob(['png']));
  expect([...((sent[1] as Sent).init.body as FormData).keys()]).toEqual(['image']);
});

/** Every method of both clients, called once. */
async function callEverything({ client, staff }: ReturnType<typeof clientWith>): Promise<void> {
  const key = { idempotencyKey: 'key-12345' };
  const form = {} as never;
  await client.products();
  await client.settings();
  await client.product('x');
  await client.session();
  await client.leaveLicensee();
  await client.verifyLicence('1');
  await client.sendContact(form);
  await client.captureLead({ name: '', email: '' });
  await client.quote({ channel: 'dtc', lines: [] });
  await client.quoteShipping({ destinationPostalCode: 'V5L 1P5', itemCount: 1 });
  await client.placeLicenseeOrder(form, key);
  await client.placeKegOrder(form, key);
  await client.placeDtcOrder(form, key);
  await client.payment('x');
  await client.cancelPayment('x');
  await client.formerOrders();
  await client.linkFormerOrders({ token: 't' });
  await client.reportErrors([]);
  await client.beginDevSession();
  await staff.products();
  await staff.createProduct(form);
  await staff.editProduct('x', {});
  await staff.bulkEditProducts({ ids: ['x'], change: {} });
  await staff.uploadImage('x', new Blob([]));
  await staff.licences('1');
  await staff.licencePage({ limit: 50, sort: 'company' });
  await staff.saveLicence('1', 'Pub');
  await staff.upload('inventory', new Blob([]), 'a.csv');
  await staff.upload('descriptions', new Blob([]), 'a.csv');
  await staff.upload('licences', new Blob([]), 'a.csv');
  await staff.imports();
  await staff.review('x', { tab: 'new' });
  await staff.review('x');
  await staff.editRow('x', 'y', {});
  await staff.editRows('x', { skus: ['y'], edits: {} });
  await staff.applyImport('x');
  await staff.undoImport('x');
  await staff.discardImport('x');
  await staff.ignoredSkus();
  await staff.addIgnoredSkus({ sku: 'x' });
  await staff.removeIgnoredSku('x');
  await staff.orders();
  await staff.order('x');
  await staff.setOrderStatus('x', 'shipped');
  await staff.setOrderStatuses([{ id: 'x', status: 'shipped' }]);
  await staff.refund('x', {}, key);
  await staff.resendMail('x', 'customer');
  await staff.sentinel();
  await staff.repairFinding('x');
  await staff.followUps();
  await staff.retryFollowUp('x');
  await staff.requestSignInLink('a@b.co');
  await staff.signIn('t');
  await staff.signOut();
  await staff.leads();
  await staff.changeSettings({ comingSoon: true });
  await staff.dashboard(14);
  await staff.audit();
  await staff.releases();
  await staff.rollBack('mfe-dtc');
  await staff.previewRelease('mfe-dtc', '1.0.1+c');
  await staff.promote('mfe-dtc', '1.0.1+c');
}

const outsideTheClients = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/metrics',
  'GET /api/metrics/faults',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/products/events',
  'GET /api/images/products/:file',
  'POST /api/webhooks/stripe',
  'GET /api/admin/imports/:id/events',
  'GET /api/admin/orders/events',
  'GET /api/admin/orders/:id/invoice.pdf',
  'GET /api/admin/orders/:id/packing-slip.pdf',
  'GET /api/admin/leads.csv',
];

test("The two clients make every call of the contract's table, and no other", async () => {
  const world = clientWith([() => json({ products: [] })]);
  await callEverything(world);
  const table = (Object.values(endpoints) as Endpoint[]).map(({ method, path }) => `${method} ${path}`);
  const patterns = table.map((call) => ({
    call,
    pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`),
  }));
  const made = world.sent.map(({ address, init }) => `${init.method} ${address.split('?')[0]}`);
  const named = made.map(
    (call) =>
      patterns.find((entry) => entry.call === call)?.call ??
      patterns.find(({ pattern }) => pattern.test(call))?.call ??
      call,
  );
  expect([...new Set([...named, ...outsideTheClients])].sort()).toEqual([...table].sort());
});

test('What a browser opens itself has its address', () => {
  expect(staffAddresses.invoice('CBO-1')).toBe('/api/admin/orders/CBO-1/invoice.pdf');
  expect(staffAddresses.packingSlip('CBO-1')).toBe('/api/admin/orders/CBO-1/packing-slip.pdf');
  expect(staffAddresses.importEvents('i 1')).toBe('/api/admin/imports/i%201/events');
});
