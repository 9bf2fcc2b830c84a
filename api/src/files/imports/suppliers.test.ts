import { staffMember } from '../../../test/buyers.ts';
import { carryOut, upload } from '../../../test/imports.ts';
import { testShop } from '../../../test/test-shop.ts';
import { supplierModel } from '../../catalogue/suppliers/index.ts';

const shop = testShop();
const HARBOUR = '1f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a01';
const ADA = { name: 'Ada Lund', email: 'ada@harbour.example', getsReports: false };
const HEADINGS = 'Brewery,Brands,Licence number,LDB vendor number,Contact name,Email,Phone,Gets reports';

const stored = async () =>
  (await supplierModel(shop.api.deps.connection).find().sort({ name: 1 }).lean()).map(
    ({ name, brands, licenceNumber, ldbVendorNumber, contacts, version }) => ({
      ...{ name, brands, licenceNumber, ldbVendorNumber, contacts, version },
    }),
  );

async function harbour() {
  await shop.clear();
  const staff = await staffMember(shop);
  const form = { name: 'Harbour Brewing', brands: ['CONTAINER'], licenceNumber: '310-001' };
  await staff
    .put(`/api/admin/suppliers/${HARBOUR}`)
    .send({ ...form, contacts: [ADA], showsCustomers: true, version: 0 })
    .expect(200);
  return staff;
}

describe('a supplier import', () => {
  // SUPPLIER-3
  test('adds suppliers, brands and contacts, changes what it fills, and can be undone', async () => {
    const staff = await harbour();
    const before = await stored();
    const csv = [
      HEADINGS,
      'harbour brewing,"container, GALE",="310-009",48-1101,,ADA@harbour.example,604-555-0142,',
      'Force Brewing,FORCE,310-412,,Bo Park,bo@force.example,,yes',
      'Force Brewing,Squall,,48-1412,,books@force.example,,no',
      ',,,,,,,',
    ].join('\n');
    const { body } = await upload(staff, 'suppliers', csv).expect(201);
    expect(body).toMatchObject({ rowsRead: 3, counts: { new: 1, updated: 1, unchanged: 0, issues: 0 } });
    expect(body.rows.map((row: Record<string, unknown>) => [row.supplier, row.changes])).toEqual([
      [
        'Harbour Brewing',
        [
          { field: 'brands', from: 'CONTAINER', to: 'CONTAINER, GALE' },
          { field: 'licenceNumber', from: '310-001', to: '310-009' },
          { field: 'ldbVendorNumber', from: null, to: '48-1101' },
          { field: 'contacts', from: null, to: 'Ada Lund, ADA@harbour.example, 604-555-0142, no reports' },
        ],
      ],
      [
        'Force Brewing',
        [
          { field: 'brands', from: null, to: 'FORCE, Squall' },
          { field: 'licenceNumber', from: null, to: '310-412' },
          { field: 'ldbVendorNumber', from: null, to: '48-1412' },
          {
            field: 'contacts',
            from: null,
            to: 'Bo Park, bo@force.example; Force Brewing, books@force.example, no reports',
          },
        ],
      ],
    ]);
    const applied = await carryOut(shop.api, staff, body.id, 'apply');
    expect(applied.applied).toEqual({ new: 1, updated: 1 });
    expect(await stored()).toMatchObject([
      { name: 'Force Brewing', brands: ['FORCE', 'Squall'], version: 1 },
      { name: 'Harbour Brewing', brands: ['CONTAINER', 'GALE'], licenceNumber: '310-009', version: 2 },
    ]);
    const again = await upload(staff, 'suppliers', csv).expect(201);
    expect(again.body.counts).toMatchObject({ new: 0, updated: 0, unchanged: 2 });
    const { body: audit } = await staff.get('/api/admin/audit?action=supplier.import').expect(200);
    expect(audit.entries.map((entry: Record<string, unknown>) => [entry.subject, entry.after])).toEqual(
      expect.arrayContaining([
        ['Force Brewing', expect.objectContaining({ contacts: 2 })],
        ['Harbour Brewing', expect.not.objectContaining({ contacts: expect.any(Array) })],
      ]),
    );
    await carryOut(shop.api, staff, body.id, 'undo');
    expect(await stored()).toEqual(before);
  });

  // SUPPLIER-1, SUPPLIER-3
  test('says what keeps a supplier from being stored, in its review and when it is applied', async () => {
    const staff = await harbour();
    const csv = [
      HEADINGS,
      'Force Brewing,Container,,,,,,',
      'Gale,GALE,,,Bo Park,bo.force.example,,',
      'No Brand,,,,,,,',
      'Twice,SQUALL,310-1,,,,,',
      'Twice,,310-2,,,,,',
      'Late,LATE,,,,,,',
    ].join('\n');
    const { body } = await upload(staff, 'suppliers', csv).expect(201);
    expect(body.rows.map((row: Record<string, unknown>) => [row.supplier, row.validationErrors])).toEqual([
      ['Force Brewing', ['Container belongs to Harbour Brewing']],
      ['Gale', [expect.stringMatching(/email/i)]],
      ['No Brand', ['Please name at least one brand']],
      ['Twice', ["Rows 5, 6 disagree: Licence number '310-1' and '310-2'"]],
      ['Late', []],
    ]);
    const other = { name: 'Other', brands: ['late'], contacts: [], showsCustomers: false, version: 0 };
    await staff.put('/api/admin/suppliers/2f3a4c6e-0d52-4b7e-9a55-6f1f0f3f1a02').send(other).expect(200);
    await carryOut(shop.api, staff, body.id, 'apply');
    expect((await stored()).map(({ name }) => name)).toEqual(['Harbour Brewing', 'Other']);
    const { body: review } = await staff.get(`/api/admin/imports/${body.id}`).expect(200);
    expect(review.rows.at(-1)).toMatchObject({ outcome: 'skipped', refusal: 'LATE belongs to Other' });
  });

  // SUPPLIER-3
  test('is not undone where a supplier has changed since', async () => {
    const staff = await harbour();
    const { body } = await upload(staff, 'suppliers', 'Supplier,Brand\nHarbour Brewing,GALE\nForce,FORCE\n');
    await carryOut(shop.api, staff, body.id, 'apply');
    const { body: list } = await staff.get('/api/admin/suppliers').expect(200);
    const { id: _id, ...found } = list.suppliers.find(({ id }: { id: string }) => id === HARBOUR);
    await staff
      .put(`/api/admin/suppliers/${HARBOUR}`)
      .send({ ...found, ldbVendorNumber: '48-1' })
      .expect(200);
    await staff.post(`/api/admin/imports/${body.id}/undo`).expect(409);
    await staff.post(`/api/admin/imports/${body.id}/undo`).send({ leaveChanged: true }).expect(202);
    expect(await stored()).toMatchObject([
      { name: 'Force' },
      { name: 'Harbour Brewing', brands: ['CONTAINER', 'GALE'], ldbVendorNumber: '48-1' },
    ]);
  });

  test('refuses a file without a column of names', async () => {
    const staff = await harbour();
    const { body } = await upload(staff, 'suppliers', 'Brand,Email\nFORCE,a@b.example\n').expect(422);
    expect(body.detail).toBe(
      'No valid suppliers found in the CSV. Please check the file format and try again.',
    );
  });
});
