import { carryOut, upload } from '../../test/imports.ts';
import { productDocument } from '../../test/products.ts';
import { type Browser, NORA, staffBrowser } from '../../test/staff.ts';
import { testApi } from '../../test/test-api.ts';
import { productModel } from '../catalogue/index.ts';
import { ignoredSkuModel } from '../ignored-skus/index.ts';

const FILE = `Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,84,80,61.20,CONTAINER
CTR-104,Portside Pale Ale,Beer-Craft,Packaged,0,40,"64,80",
CZB-350,Světlý Ležák Keg 50L,Beer-Craft,6 x 330 mL,21,21,$228.00,CZECH BROS
NEW-1,Nameless Newcomer,Beer-Craft,Packaged,5,5,50.00,
,No Number Ale,Beer-Craft,Packaged,5,5,50.00,FORCE
BAD-1,Bad Price,Beer-Craft,Packaged,5,5,free,FORCE
IGN-1,Ignored Ale,Beer-Craft,Packaged,5,5,50.00,FORCE
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,10,4,61.20,CONTAINER
`;

describe('an inventory import', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    const { connection } = api.deps;
    await productModel(connection).deleteMany({});
    await ignoredSkuModel(connection).deleteMany({});
    await productModel(connection).insertMany([
      productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', price: 61.2, stock: 84 }),
      productDocument({
        _id: 'CTR-104',
        name: 'Portside Pale Ale',
        price: 64.8,
        stock: 0,
        abv: 5.2,
        category: 'Beer-Craft',
      }),
      productDocument({ _id: 'CTR-118', name: 'Night Berth Stout', price: 69.6, stock: 18 }),
    ]);
    await staff.post('/api/admin/ignored-skus').send({ sku: 'IGN-1', reason: 'Discontinued' }).expect(201);
  });

  const stored = (id: string) => productModel(api.deps.connection).findById(id).lean();
  type Row = { sku: string; kind: string; changes: object[]; exclusion?: string; validationErrors: string[] };
  const rowsOf = (body: { rows: Row[] }) => Object.fromEntries(body.rows.map((row) => [row.sku, row]));

  test('Concurrent edits of one row are all kept', async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const address = `/api/admin/imports/${body.id}`;
    const edits = { name: 'Newcomer', friendlyName: 'New', hiddenCategory: 'FORCE', price: 55 };
    await Promise.all(
      Object.entries(edits).map(([field, value]) =>
        staff
          .patch(`${address}/rows/NEW-1`)
          .send({ [field]: value })
          .expect(200),
      ),
    );
    const review = await staff.get(address).expect(200);
    expect(rowsOf(review.body)['NEW-1']).toMatchObject({ edits });
  });

  test('One edit of many rows is made in each of them; a SKU that the review lacks is skipped', async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const answer = await staff
      .patch(`/api/admin/imports/${body.id}/rows`)
      .send({ skus: ['NEW-1', 'CTR-104', 'NOWHERE'], edits: { hiddenCategory: 'FORCE' } })
      .expect(200);
    const rows = rowsOf(answer.body);
    expect(Object.keys(rows)).toEqual(['NEW-1', 'CTR-104']);
    expect(rows['NEW-1']).toMatchObject({ edits: { hiddenCategory: 'FORCE' } });
    expect(rows['NEW-1']?.exclusion).toBeUndefined();
  });

  // IMPORT-2, IMPORT-4
  test('The review counts every row once and shows field by field what would change', async () => {
    const { status, body } = await upload(staff, 'inventory', FILE, 'november.csv');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'inventory',
      state: 'ready',
      fileName: 'november.csv',
      startedBy: NORA,
      rowsRead: 8,
      counts: { new: 2, updated: 1, unchanged: 1, issues: 2, ignored: 1 },
    });
    const rows = rowsOf(body);
    expect(rows['CTR-101']).toMatchObject({ kind: 'updated', isNew: false, rows: [1, 8] });
    expect(rows['CTR-101']?.changes).toContainEqual({ field: 'hiddenCategory', from: null, to: 'CONTAINER' });
    expect(rows['CTR-104']?.kind).toBe('unchanged');
    expect(rows['CZB-350']).toMatchObject({ kind: 'new', product: { packagingType: '50L', price: 228 } });
    expect(rows['NEW-1']?.exclusion).toBe('Brand assignment required');
    expect(rows['imported-5']).toMatchObject({
      kind: 'issues',
      validationErrors: ['Missing product ID/SKU'],
    });
    expect(rows['BAD-1']?.validationErrors).toEqual(['Invalid price (must be a number >= 0)']);
    expect(rows['IGN-1']).toMatchObject({ kind: 'ignored', ignoreReason: 'Discontinued' });
    expect(await stored('CZB-350')).toBeNull();
  });

  // IMPORT-11
  test('Applying writes what the review showed and leaves out rows with issues', async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const applied = await carryOut(api, staff, body.id, 'apply');
    expect(applied).toMatchObject({
      state: 'applied',
      appliedBy: NORA,
      progress: { done: 2, total: 2 },
      applied: { new: 1, updated: 1 },
    });
    expect(await stored('CTR-101')).toMatchObject({ stock: 84, hiddenCategory: 'CONTAINER', price: 61.2 });
    expect(await stored('CZB-350')).toMatchObject({ stock: 21, looseUnits: 0, hidden: false, holds: [] });
    expect(await stored('NEW-1')).toBeNull();
    expect(await stored('BAD-1')).toBeNull();
    expect(await stored('CTR-118')).toMatchObject({ stock: 18 });
    const rows = rowsOf((await staff.get(`/api/admin/imports/${body.id}`)).body) as Record<string, object>;
    expect(rows['CTR-101']).toMatchObject({ outcome: 'applied' });
    expect(rows['NEW-1']).toMatchObject({ outcome: 'skipped', refusal: 'Brand assignment required' });
    expect((await api.browser().get('/api/products/CZB-350')).status).toBe(200);
    const { body: audit } = await staff.get(`/api/admin/audit?subject=${body.id}`);
    expect(audit.entries[0]).toMatchObject({ who: NORA, action: 'import.applied' });
  });

  test('A SKU or a name that is too long for the editor is an issue and is left out', async () => {
    const [sku, name] = ['S'.repeat(101), 'n'.repeat(201)];
    const file = `sku,name,price,brand\n${sku},Long Number,50,FORCE\nLONG-1,${name},50,FORCE\nCTR-118,${name},71,\n`;
    const { body } = await upload(staff, 'inventory', file);
    expect(body.counts).toEqual({ new: 0, updated: 0, unchanged: 0, issues: 3, ignored: 0 });
    const longName = 'Invalid product name (must be at most 200 characters)';
    const rows = rowsOf(body) as Record<string, object>;
    expect(rows[sku]).toMatchObject({
      exclusion: 'Invalid product ID/SKU (must be at most 100 characters)',
      lines: [{ cells: [{ column: 'sku', text: sku, faulty: true }, {}, {}, {}] }],
    });
    expect(rows['LONG-1']).toMatchObject({ exclusion: longName, validationErrors: [longName] });
    expect(rows['CTR-118']).toMatchObject({ exclusion: longName, product: { name: 'Night Berth Stout' } });
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored(sku)).toBeNull();
    expect(await stored('LONG-1')).toBeNull();
    expect(await stored('CTR-118')).toMatchObject({ name: 'Night Berth Stout', price: 69.6 });
  });

  test('A reserved SKU and one with a slash are issues and are left out', async () => {
    const { body } = await upload(
      staff,
      'inventory',
      'sku,name,price,brand\ndeposit-fee,Deposit,1,FORCE\nA/B,Half and half,1,FORCE\n',
    );
    expect(body.rows.map(({ kind, exclusion }: Row) => [kind, exclusion])).toEqual([
      ['issues', "Invalid product ID/SKU ('deposit-fee' is reserved)"],
      ['issues', "Invalid product ID/SKU (must not contain '/', line ends or control characters)"],
    ]);
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('deposit-fee')).toBeNull();
  });

  test('An offer above the price is an issue and is left out; the rest of its row is applied', async () => {
    const file = `sku,name,price,lto_price,lto_start_date,lto_end_date
CTR-118,Night Berth Stout,70,71,2099-12-01,2099-12-01
CTR-104,Portside Pale Ale,64.80,60,2099-12-01,2099-12-01
`;
    const { body } = await upload(staff, 'inventory', file);
    const rows = rowsOf(body);
    expect(rows['CTR-118']).toMatchObject({
      kind: 'issues',
      validationErrors: ['LTO price must not be above the ordinary price.'],
    });
    expect(rows['CTR-104']?.kind).toBe('updated');
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('CTR-118')).toMatchObject({ price: 70 });
    expect(await stored('CTR-118')).not.toHaveProperty('ltoPrice');
    expect(await stored('CTR-104')).toMatchObject({ ltoPrice: 60, ltoEndDate: '2099-12-01' });
  });

  test('A name that was too long is accepted once staff have shortened it', async () => {
    const file = `sku,name,price,brand\nLONG-1,${'n'.repeat(201)},50,FORCE\n`;
    const { body } = await upload(staff, 'inventory', file);
    const row = `/api/admin/imports/${body.id}/rows/LONG-1`;
    await staff
      .patch(row)
      .send({ name: 'n'.repeat(201) })
      .expect(422);
    await staff.patch(row).send({ name: 'Long Ale' }).expect(200);
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('LONG-1')).toMatchObject({ name: 'Long Ale', price: 50 });
  });

  // IMPORT-10
  test('A row is stored as edited, and an always-ignored SKU goes on the list', async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const row = (sku: string) => `/api/admin/imports/${body.id}/rows/${sku}`;
    const edited = await staff
      .patch(row('NEW-1'))
      .send({ hiddenCategory: 'FORCE', friendlyName: 'Newcomer' });
    expect(edited.body.exclusion).toBeUndefined();
    expect(edited.body.product).toMatchObject({ hiddenCategory: 'FORCE', friendlyName: 'Newcomer' });
    await staff.patch(row('BAD-1')).send({ price: 55 }).expect(200);
    await staff.patch(row('CTR-104')).send({ price: 66 }).expect(200);
    await staff.patch(row('CZB-350')).send({ shouldIgnore: true }).expect(200);
    await staff.patch(row('CTR-101')).send({ skipThisTime: true }).expect(200);
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('NEW-1')).toMatchObject({
      friendlyName: 'Newcomer',
      originalName: 'Nameless Newcomer',
    });
    expect((await stored('BAD-1'))?.price).toBe(55);
    expect(await stored('CTR-104')).toMatchObject({ price: 66, abv: 5.2 });
    expect(await stored('CZB-350')).toBeNull();
    expect(await stored('CTR-101')).not.toHaveProperty('hiddenCategory');
    const { body: list } = await staff.get('/api/admin/ignored-skus');
    expect(list.ignoredSkus).toMatchObject([{ sku: 'CZB-350', createdBy: NORA }, { sku: 'IGN-1' }]);
  });

  test("'skip this time only' and 'always ignore' exclude each other", async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const address = `/api/admin/imports/${body.id}/rows/CTR-101`;
    expect((await staff.patch(address).send({ skipThisTime: true, shouldIgnore: true })).status).toBe(422);
    await staff.patch(address).send({ skipThisTime: true });
    const { body: row } = await staff.patch(address).send({ shouldIgnore: true });
    expect(row.edits).toMatchObject({ skipThisTime: false, shouldIgnore: true });
  });

  // IMPORT-12
  test('A price that is ten times cheaper is not applied until someone ticks it', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,name,price\nCTR-118,Night Berth Stout,6.96\n');
    expect(body.rows[0]).toMatchObject({ suspicious: true, edits: { skipThisTime: true } });
    expect(body.rows[0].changes).toEqual([
      { field: 'price', from: 69.6, to: 6.96, percent: -90, suspicion: 'ten times cheaper' },
    ]);
    await carryOut(api, staff, body.id, 'apply');
    expect((await stored('CTR-118'))?.price).toBe(69.6);
  });

  // IMPORT-5
  test("What the file doesn't name is not touched: a price list changes only prices", async () => {
    const { body } = await upload(staff, 'inventory', 'sku;price\nCTR-104;70,00\n');
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('CTR-104')).toMatchObject({
      name: 'Portside Pale Ale',
      price: 70,
      stock: 0,
      abv: 5.2,
    });
  });

  test('A review comes in pages by tab', async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    const address = `/api/admin/imports/${body.id}?tab=new&limit=1`;
    const first = await staff.get(address);
    const second = await staff.get(`${address}&cursor=${first.body.nextCursor}`);
    expect([first, second].map((page) => page.body.rows[0].sku)).toEqual(['CZB-350', 'NEW-1']);
    expect(second.body.nextCursor).toBeUndefined();
  });

  // IMPORT-22
  test('A page of a review has suspicious rows first, can be filtered, and knows whether there is more', async () => {
    const file =
      'sku,name,price,available\nCTR-104,Portside Pale Ale,70,9\nCTR-118,Night Berth Stout,6.96,4\nNEW-7,New Ale,60,1\n';
    const { body } = await upload(staff, 'inventory', file);
    const address = `/api/admin/imports/${body.id}`;
    const skus = async (query: string) => {
      const page = await staff.get(`${address}?${query}`);
      return page.body.rows.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus('tab=updated')).toEqual(['CTR-118', 'CTR-104']);
    const first = await staff.get(`${address}?tab=updated,new&limit=2`);
    expect(await skus(`tab=updated,new&limit=2&cursor=${first.body.nextCursor}`)).toEqual(['NEW-7']);
    expect(await skus('tab=updated&only=suspicious')).toEqual(['CTR-118']);
    expect(await skus('tab=new&only=unbranded')).toEqual(['NEW-7']);
    const before = { suspicious: 1, suspiciousLeftOut: 1, unbranded: 1, toApply: 1 };
    expect((await staff.get(`${address}/totals`)).body).toMatchObject({ price: 2, ...before });
    await staff.patch(`${address}/rows/NEW-7`).send({ hiddenCategory: 'FORCE' });
    await staff.patch(`${address}/rows/CTR-118`).send({ skipThisTime: false });
    const after = { suspicious: 1, suspiciousLeftOut: 0, unbranded: 0, toApply: 3 };
    expect((await staff.get(`${address}/totals`)).body).toMatchObject(after);
    const strange = await staff.get(`${address}?tab=new&cursor=7`);
    expect([strange.status, strange.body.code]).toEqual([422, 'validation']);
  });

  test("An applied review can't be applied, edited or discarded again", async () => {
    const { body } = await upload(staff, 'inventory', FILE);
    await carryOut(api, staff, body.id, 'apply');
    const address = `/api/admin/imports/${body.id}`;
    for (const answer of [
      await staff.post(`${address}/apply`),
      await staff.patch(`${address}/rows/CTR-101`).send({ price: 1 }),
      await staff.delete(address),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'import_state']);
    }
  });

  test('A discarded review changes nothing and stays in the history', async () => {
    const { body } = await upload(staff, 'inventory', FILE, 'discarded.csv');
    expect((await staff.delete(`/api/admin/imports/${body.id}`)).status).toBe(204);
    const { body: history } = await staff.get('/api/admin/imports');
    expect(history.imports[0]).toMatchObject({ fileName: 'discarded.csv', state: 'discarded' });
    expect(await stored('CZB-350')).toBeNull();
  });
});
