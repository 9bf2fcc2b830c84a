import { type Browser, registerPub, staffMember, staffOrder } from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();
const [HARBOUR, FORCE] = [
  '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a01',
  '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a02',
] as const;
const DAY_MS = 86_400_000;
let staff: Browser;
let order: string;

const supplier = (name: string, brand: string, version = 0, showsCustomers = false) => ({
  ...{ name, brands: [brand], showsCustomers, version, contacts: [] },
});
/** The token of a new link. */
async function made(id: string): Promise<string> {
  const { body } = await staff.post(`/api/admin/supplier-links/${id}`).expect(200);
  const { url } = body.links.find((link: { supplier: string }) => link.supplier === id);
  expect(url).toMatch(/\/suppliers#supplier\./);
  return url.split('#')[1];
}
const open = (token: string) => shop.api.browser().post('/api/suppliers/link').send({ token });

beforeAll(async () => {
  await shop.clear();
  staff = await staffMember(shop);
  await shop.putProducts(
    {
      _id: 'IPA',
      name: 'Gantry IPA',
      price: 60,
      stock: 10,
      hiddenCategory: 'CONTAINER',
      containerVolume: 473,
    },
    { _id: 'CAP', name: 'Cap', price: 9, stock: 5, hiddenCategory: 'CONTAINER', category: 'Merchandise' },
    { _id: 'ALE', name: 'Force Ale', price: 50, stock: 8, hiddenCategory: 'FORCE' },
  );
  await staff.put(`/api/admin/suppliers/${HARBOUR}`).send(supplier('Harbour', 'Container')).expect(200);
  await staff.put(`/api/admin/suppliers/${FORCE}`).send(supplier('Force', 'FORCE')).expect(200);
  await registerPub(staff, '305-218', 'The Gull & Anchor');
  const lines = [line('IPA', 2), line('ALE', 3)];
  // 120.00 + 150.00, GST 13.50, deposit 12.00
  const form = { ...checkoutForm, lines, expectedTotal: 295.5, licenseNumber: '305-218' };
  order = (await staffOrder(staff, form).expect(201)).body.id;
});

// SUPPLIER-20, SUPPLIER-22
test('the page has what left of their products alone, without customers, and how long the rest lasts', async () => {
  const token = await made(HARBOUR);
  const before = await open(token).expect(200);
  expect(before.body).toMatchObject({
    name: 'Harbour',
    deliveries: [],
    products: [{ id: 'IPA', days: null }],
  });
  await staff.patch(`/api/admin/orders/${order}`).send({ status: 'shipped' }).expect(200);
  const { body, headers } = await open(token).expect(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({
    ...{ name: 'Harbour', from: '2026-08-23', namesCustomers: false },
    ...{ until: '2027-02-19T06:59:59.999Z', at: shop.clock.now().toISOString() },
    deliveries: [
      {
        ...{ week: '2026-11-15', productId: 'IPA', area: 'Without a zone' },
        ...{ containers: 48, millilitres: 22_704 },
      },
    ],
    products: [
      {
        ...{ id: 'IPA', name: 'Gantry IPA', size: '24 × 473 mL (guessed)' },
        ...{ inStock: 192, delivered: 48, days: 112 },
      },
    ],
  });
  const other = await open(await made(FORCE)).expect(200);
  expect(other.body.deliveries.map(({ productId }: { productId: string }) => productId)).toEqual(['ALE']);
  expect(JSON.stringify(other.body)).not.toMatch(/Gantry|Gull/);
});

// SUPPLIER-21
test('it names licensees once its supplier may know them', async () => {
  const token = await made(HARBOUR);
  await staff
    .put(`/api/admin/suppliers/${HARBOUR}`)
    .send(supplier('Harbour', 'CONTAINER', 1, true))
    .expect(200);
  const { body } = await open(token).expect(200);
  expect(body.deliveries).toMatchObject([{ customer: 'The Gull & Anchor' }]);
});

// SUPPLIER-23
test('a link is refused when it is tampered with, replaced, revoked, or 90 days old', async () => {
  const refused = async (token: string) => {
    const { body } = await open(token).expect(401);
    expect(body.code).toBe('link_invalid');
  };
  const token = await made(HARBOUR);
  const [kind, content = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(content, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...said, supplier: FORCE })).toString('base64url');
  await refused(`${kind}.${forged}.${signature}`);
  await refused(`${kind}.${content}.${signature?.slice(0, -2)}AA`);
  await refused('supplier');
  const next = await made(HARBOUR);
  await refused(token);
  await open(next).expect(200);
  const { body } = await staff.delete(`/api/admin/supplier-links/${HARBOUR}`).expect(200);
  expect(body.links.map((link: { supplier: string }) => link.supplier)).toEqual([FORCE]);
  await refused(next);
  const last = await made(HARBOUR);
  shop.clock.advance(90 * DAY_MS);
  await open(last).expect(200);
  shop.clock.advance(DAY_MS);
  await refused(last);
  staff = await staffMember(shop);
  expect((await staff.get('/api/admin/supplier-links').expect(200)).body.links).toEqual([]);
});

// SUPPLIER-23
test('a supplier that is gone has no page, and only staff make links', async () => {
  const token = await made(FORCE);
  await staff.delete(`/api/admin/suppliers/${FORCE}`).expect(200);
  await open(token).expect(401);
  await staff.post(`/api/admin/supplier-links/${FORCE}`).expect(404);
  await shop.api.browser().post(`/api/admin/supplier-links/${HARBOUR}`).expect(401);
});
