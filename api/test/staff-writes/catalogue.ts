import sharp from 'sharp';
import { type Writes, written } from './written.ts';

const HARBOUR_ID = '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a01';
const HARBOUR = {
  ...{ name: 'Harbour Brewing', brands: ['CONTAINER'], showsCustomers: false, version: 0 },
  contacts: [{ name: 'Ada Lund', email: 'ada@harbour.example', getsReports: true }],
};

/** Products, suppliers, licences and the ignore list: each staff write made once. */
export const catalogueWrites: Writes = {
  createProduct: async (context) => {
    await context.staff
      .post('/api/admin/products')
      .send({ id: 'NEW-1', name: 'Stout', price: 50 })
      .expect(201);
    return written('NEW-1', 'product.create', { before: null, after: { price: 50 } });
  },
  editProduct: async (context) => {
    await context.staff.patch('/api/admin/products/IPA').send({ abv: 6 }).expect(200);
    return written('IPA', 'product.edit', { before: { abv: null }, after: { abv: 6 } });
  },
  bulkEditProducts: async (context) => {
    const change = { hidden: true };
    await context.staff
      .post('/api/admin/products/bulk')
      .send({ ids: ['IPA', 'KEG'], change })
      .expect(200);
    return written('KEG', 'product.edit', { before: { hidden: false }, after: { hidden: true } });
  },
  uploadImage: async (context) => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2E6F95' } })
      .png()
      .toBuffer();
    await context.staff.post('/api/admin/products/IPA/image').attach('image', picture, 'can.png').expect(200);
    return written('IPA', 'product.edit', {
      before: { imageFile: null },
      after: { imageFile: expect.stringMatching(/^IPA_.*\.png$/) },
    });
  },
  saveSupplier: async ({ staff }) => {
    await staff.put(`/api/admin/suppliers/${HARBOUR_ID}`).send(HARBOUR).expect(200);
    const after = { name: 'Harbour Brewing', brands: ['CONTAINER'], contacts: 1 };
    return written('Harbour Brewing', 'supplier.create', { after });
  },
  removeSupplier: async ({ staff }) => {
    await staff.put(`/api/admin/suppliers/${HARBOUR_ID}`).send(HARBOUR).expect(200);
    await staff.delete(`/api/admin/suppliers/${HARBOUR_ID}`).expect(200);
    const before = { name: 'Harbour Brewing', brands: ['CONTAINER'] };
    return written('Harbour Brewing', 'supplier.remove', { before });
  },
  makeSupplierLink: async ({ staff }) => {
    await staff.put(`/api/admin/suppliers/${HARBOUR_ID}`).send(HARBOUR).expect(200);
    await staff.post(`/api/admin/supplier-links/${HARBOUR_ID}`).expect(200);
    const after = { until: '2027-02-19T06:59:59.999Z' };
    return written('Harbour Brewing', 'supplier.link', { after });
  },
  revokeSupplierLink: async ({ staff }) => {
    await staff.put(`/api/admin/suppliers/${HARBOUR_ID}`).send(HARBOUR).expect(200);
    await staff.post(`/api/admin/supplier-links/${HARBOUR_ID}`).expect(200);
    await staff.delete(`/api/admin/supplier-links/${HARBOUR_ID}`).expect(200);
    return written('Harbour Brewing', 'supplier.link-revoked');
  },
  prepareSalesReports: async ({ staff }) => {
    await staff.post('/api/admin/sales-reports/prepare').send({ week: '2026-11-08' }).expect(200);
    const after = { week: 'November 8, 2026 to November 14, 2026' };
    return written('2026-11-08', 'report.prepare', { after });
  },
  sendSalesReports: async ({ staff }) => {
    await staff.put(`/api/admin/suppliers/${HARBOUR_ID}`).send(HARBOUR).expect(200);
    const week = '2026-11-08';
    await staff.post('/api/admin/sales-reports/prepare').send({ week }).expect(200);
    const reports = [{ id: `${HARBOUR_ID}_${week}`, version: 1 }];
    await staff.post('/api/admin/sales-reports/send').send({ week, reports }).expect(200);
    const after = { week, to: ['ada@harbour.example'] };
    return written('Harbour Brewing', 'report.send', { after });
  },
  saveLicence: async (context) => {
    await context.staff
      .put('/api/admin/licences/104882')
      .send({ companyName: 'The Gull & Lantern' })
      .expect(200);
    return written('104882', 'licence.save', {
      before: { companyName: 'The Gull & Anchor' },
      after: { companyName: 'The Gull & Lantern' },
    });
  },
  addIgnoredSkus: async (context) => {
    await context.staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-1', reason: 'Gone' }).expect(201);
    return written('OLD-1', 'ignored-sku.add', { after: { sku: 'OLD-1', reason: 'Gone' } });
  },
  removeIgnoredSku: async (context) => {
    await context.staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-2', reason: 'Gone' }).expect(201);
    await context.staff.delete('/api/admin/ignored-skus?sku=OLD-2').expect(204);
    return written('OLD-2', 'ignored-sku.remove', { before: { reason: 'Gone' } });
  },
};
