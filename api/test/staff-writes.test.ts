import { type Endpoint, endpoints } from 'shared-domain/contracts';
import sharp from 'sharp';
import { checkAndRemember } from '../src/sentinel/index.ts';
import { act, type Browser, kegOrder, paidOrder, retailOrder, staffMember } from './buyers.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { carryOut, upload } from './imports.ts';
import { openShop, type Shop } from './shop.ts';

/** A staff write, made: what it was made to, and what the audit has to say of it. */
type Written = { subject: string; entry: object };

/** Signing out changes nothing but who one is. */
const NO_CHANGE = new Set(['signOut']);

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
  await shop.clear();
  await shop.api.deps.connection.collection('audit').deleteMany({});
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 9, packagingType: '50L' },
  );
});

const keg = () => kegOrder(staff, [{ productId: 'KEG', quantity: 1 }], 367.98);

const INVENTORY = 'sku,price\nIPA,65\n';

/** The id of an inventory review that is ready to be applied. */
async function review(): Promise<string> {
  return (await upload(staff, 'inventory', INVENTORY).expect(201)).body.id;
}

const uploadOf = (kind: 'inventory' | 'descriptions' | 'licences', csv: string) => async () => {
  const { body } = await upload(staff, kind, csv).expect(201);
  return {
    subject: body.id,
    entry: { action: 'import.upload', after: { kind, fileName: 'stock.csv', rowsRead: 1 } },
  };
};

async function editRow(send: (id: string) => PromiseLike<{ status: number }>): Promise<Written> {
  const id = await review();
  expect((await send(id)).status).toBe(200);
  return {
    subject: id,
    entry: {
      action: 'import.row-edit',
      before: { rows: [{ sku: 'IPA', edits: {} }] },
      after: { rows: [{ sku: 'IPA', edits: { price: 64 } }] },
    },
  };
}

/** Each staff write of the contract, made once. */
const WRITES: Record<string, () => Promise<Written>> = {
  createProduct: async () => {
    await staff.post('/api/admin/products').send({ id: 'NEW-1', name: 'Stout', price: 50 }).expect(201);
    return { subject: 'NEW-1', entry: { action: 'product.create', before: null, after: { price: 50 } } };
  },
  editProduct: async () => {
    await staff.patch('/api/admin/products/IPA').send({ abv: 6 }).expect(200);
    return { subject: 'IPA', entry: { action: 'product.edit', before: { abv: null }, after: { abv: 6 } } };
  },
  bulkEditProducts: async () => {
    const change = { hidden: true };
    await staff
      .post('/api/admin/products/bulk')
      .send({ ids: ['IPA', 'KEG'], change })
      .expect(200);
    return {
      subject: 'KEG',
      entry: { action: 'product.edit', before: { hidden: false }, after: { hidden: true } },
    };
  },
  uploadImage: async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2E6F95' } })
      .png()
      .toBuffer();
    await staff.post('/api/admin/products/IPA/image').attach('image', picture, 'can.png').expect(200);
    return {
      subject: 'IPA',
      entry: {
        action: 'product.edit',
        before: { imageFile: null },
        after: { imageFile: expect.stringMatching(/^IPA_.*\.png$/) },
      },
    };
  },
  saveLicence: async () => {
    await staff.put('/api/admin/licences/104882').send({ companyName: 'The Gull & Lantern' }).expect(200);
    return {
      subject: '104882',
      entry: {
        action: 'licence.save',
        before: { companyName: 'The Gull & Anchor' },
        after: { companyName: 'The Gull & Lantern' },
      },
    };
  },
  importInventory: uploadOf('inventory', INVENTORY),
  importDescriptions: uploadOf('descriptions', 'ID,Description\nIPA,New words\n'),
  importLicences: uploadOf('licences', 'Number,Name\n305218,Saltbox\n'),
  editImportRow: () => editRow((id) => staff.patch(`/api/admin/imports/${id}/rows/IPA`).send({ price: 64 })),
  editImportRows: () =>
    editRow((id) =>
      staff.patch(`/api/admin/imports/${id}/rows`).send({ skus: ['IPA'], edits: { price: 64 } }),
    ),
  applyImport: async () => {
    const id = await review();
    await staff.post(`/api/admin/imports/${id}/apply`).expect(202);
    return {
      subject: id,
      entry: { action: 'import.apply', before: { state: 'ready' }, after: { state: 'applying' } },
    };
  },
  undoImport: async () => {
    const id = await review();
    await carryOut(shop.api, staff, id, 'apply');
    await staff.post(`/api/admin/imports/${id}/undo`).expect(202);
    return {
      subject: id,
      entry: { action: 'import.undo', before: { state: 'applied' }, after: { state: 'undoing' } },
    };
  },
  discardImport: async () => {
    const id = await review();
    await staff.delete(`/api/admin/imports/${id}`).expect(204);
    return { subject: id, entry: { action: 'import.discard', before: { fileName: 'stock.csv' } } };
  },
  addIgnoredSkus: async () => {
    await staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-1', reason: 'Gone' }).expect(201);
    return {
      subject: 'OLD-1',
      entry: { action: 'ignored-sku.add', after: { skus: [{ sku: 'OLD-1', reason: 'Gone' }] } },
    };
  },
  removeIgnoredSku: async () => {
    await staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-2', reason: 'Gone' }).expect(201);
    await staff.delete('/api/admin/ignored-skus?sku=OLD-2').expect(204);
    return { subject: 'OLD-2', entry: { action: 'ignored-sku.remove', before: { reason: 'Gone' } } };
  },
  changeOrderStatus: async () => {
    const id = await keg();
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'shipped' }).expect(200);
    return {
      subject: id,
      entry: { action: 'order.status', before: { status: 'pending' }, after: { status: 'shipped' } },
    };
  },
  changeOrderStatuses: async () => {
    const id = await keg();
    await staff
      .post('/api/admin/orders/bulk')
      .send({ changes: [{ id, status: 'shipped' }] })
      .expect(200);
    return {
      subject: id,
      entry: { action: 'order.status', before: { status: 'pending' }, after: { status: 'shipped' } },
    };
  },
  refundOrder: async () => {
    const { id } = await paidOrder(shop, staff, [{ productId: 'IPA', quantity: 12 }]);
    await shop.control('/stripe/_control', { fail: 500 });
    // What Stripe can not be asked for now is asked later: it was wanted all the same.
    await staff.post(`/api/admin/orders/${id}/refund`).send({ reason: 'Broken' }).expect(502);
    return {
      subject: id,
      entry: {
        action: 'order.refund',
        before: { refundedAmount: 0 },
        after: { reason: 'Broken', lines: [{ productId: 'IPA', quantity: 12 }] },
      },
    };
  },
  resendOrderMail: async () => {
    const id = await keg();
    await staff.post(`/api/admin/orders/${id}/emails/customer/resend`).expect(202);
    return { subject: id, entry: { action: 'order.mail-resent', after: { kind: 'customer' } } };
  },
  repairFinding: async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await retailOrder(staff, [{ productId: 'IPA', quantity: 12 }]);
    await act(shop, order.session, 'pay');
    shop.clock.advance(3 * 60_000);
    await checkAndRemember(shop.api.deps);
    const { body } = await staff.get('/api/admin/sentinel').expect(200);
    const { id, detail } = body.findings.find(({ orderId }: { orderId?: string }) => orderId === order.id);
    await staff.post(`/api/admin/sentinel/${encodeURIComponent(id)}/repair`).expect(200);
    return {
      subject: id,
      entry: { action: 'sentinel.repair', before: { detail }, after: { repair: 'record-payment' } },
    };
  },
  retryFollowUp: async () => {
    await shop.control('/sendgrid/_control', { fail: 400 });
    await keg();
    const { body } = await staff.get('/api/admin/follow-ups').expect(200);
    const [{ id }] = body.followUps;
    await staff.post(`/api/admin/follow-ups/${id}/retry`).expect(200);
    return {
      subject: id,
      entry: { action: 'follow-up.retry', before: { state: 'given-up' }, after: { state: 'due' } },
    };
  },
  rollbackRelease: async () => {
    await staff.post('/api/admin/releases/mfe-dtc/rollback').send({}).expect(200);
    return {
      subject: 'mfe-dtc',
      entry: {
        action: 'release.rollback',
        before: { release: '1.0.0+new' },
        after: { release: '1.0.0+old' },
      },
    };
  },
  changeSettings: async () => {
    await staff.patch('/api/admin/settings').send({ retailStoreOpen: false }).expect(200);
    return {
      subject: 'site',
      entry: {
        action: 'settings.edit',
        before: { retailStoreOpen: true },
        after: { retailStoreOpen: false },
      },
    };
  },
};

test('every staff write of the contract is made here', () => {
  expect(Object.keys(WRITES).sort()).toEqual([...staffWrites].sort());
});

test.each(staffWrites)('%s leaves an entry in the audit: who, what, before and after', async (name) => {
  const { subject, entry } = (await WRITES[name]?.()) ?? { subject: '', entry: {} };
  const [newest] = await shop.api.deps.connection
    .collection('audit')
    .find({ subject })
    .sort({ at: -1, _id: -1 })
    .toArray();
  expect(newest).toMatchObject({ who: 'dev@cbo.example', at: shop.clock.now(), ...entry });
});

test('an import leaves an entry for each product that it changed, and its undoing another', async () => {
  const id = await review();
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
      expect.objectContaining({
        action: 'product.import-undo',
        before: { price: 65 },
        after: { price: 60 },
      }),
    ]),
  );
});
