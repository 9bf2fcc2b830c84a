import { carryOut, upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { workOnImports } from './index.ts';

describe('undoing an import', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    await productModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', price: 61.2, stock: 84 }),
      productDocument({ _id: 'CTR-104', name: 'Portside Pale Ale', price: 64.8, stock: 0, abv: 5.2 }),
      productDocument({ _id: 'CTR-118', name: 'Night Berth Stout', price: 69.6, stock: 18 }),
    ]);
  });

  const stored = (id: string) => productModel(api.deps.connection).findById(id).lean();

  // IMPORT-17
  test("restores what existed and removes what didn't", async () => {
    const before = await stored('CTR-104');
    const csv = 'sku,name,price,stock,brand\nCTR-104,Portside,66,9,FORCE\nNEW-2,New Ale,50,5,FORCE\n';
    const { body } = await upload(staff, 'inventory', csv);
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored('CTR-104')).toMatchObject({ name: 'Portside', price: 66, stock: 9 });
    const undone = await carryOut(api, staff, body.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', progress: { done: 2, total: 2 } });
    const { updatedAt: _, ...fields } = before ?? {};
    expect(await stored('CTR-104')).toMatchObject(fields);
    expect(await stored('CTR-104')).not.toHaveProperty('hiddenCategory');
    expect(await stored('NEW-2')).toBeNull();
  });

  // IMPORT-17
  test('refuses what someone has changed since, and says which', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,price\nCTR-101,65\nCTR-104,66\n');
    await carryOut(api, staff, body.id, 'apply');
    await staff.patch('/api/admin/products/CTR-104').send({ price: 99 }).expect(200);
    const answer = await staff.post(`/api/admin/imports/${body.id}/undo`);
    expect([answer.status, answer.body.code, answer.body.conflicts]).toEqual([
      409,
      'import_changed_since',
      ['CTR-104'],
    ]);
    expect([(await stored('CTR-101'))?.price, (await stored('CTR-104'))?.price]).toEqual([65, 99]);
  });

  test('undoes what was changed since and changed back', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,price\nCTR-101,65\nCTR-104,66\n');
    await carryOut(api, staff, body.id, 'apply');
    await staff.patch('/api/admin/products/CTR-104').send({ price: 99 }).expect(200);
    await staff.patch('/api/admin/products/CTR-104').send({ price: 66 }).expect(200);
    const changed = await stored('CTR-104');
    await carryOut(api, staff, body.id, 'undo');
    expect([(await stored('CTR-101'))?.price, (await stored('CTR-104'))?.price]).toEqual([61.2, 64.8]);
    expect((await stored('CTR-104'))?.updatedAt.getTime()).toBeGreaterThan(changed?.updatedAt.getTime() ?? 0);
  });

  test('skips what was changed since when staff ask, undoes the rest and reports what it skipped', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,price\nCTR-101,65\nCTR-104,66\n');
    await carryOut(api, staff, body.id, 'apply');
    await staff.patch('/api/admin/products/CTR-104').send({ price: 99 }).expect(200);
    await staff.post(`/api/admin/imports/${body.id}/undo`).send({ leaveChanged: false }).expect(409);
    await staff.post(`/api/admin/imports/${body.id}/undo`).send({ leaveChanged: true }).expect(202);
    await workOnImports(api.deps);
    const { body: undone } = await staff.get(`/api/admin/imports/${body.id}`);
    expect(undone).toMatchObject({ state: 'undone', conflicts: ['CTR-104'] });
    expect([(await stored('CTR-101'))?.price, (await stored('CTR-104'))?.price]).toEqual([61.2, 99]);
  });

  test('is refused even then if nothing is left to undo', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,price\nCTR-104,66\n');
    await carryOut(api, staff, body.id, 'apply');
    await staff.patch('/api/admin/products/CTR-104').send({ price: 99 }).expect(200);
    await staff.post(`/api/admin/imports/${body.id}/undo`).send({ leaveChanged: true }).expect(409);
  });

  test('undoes the later of two imports, and then the earlier one', async () => {
    const before = await stored('CTR-101');
    const first = await upload(staff, 'inventory', 'sku,price\nCTR-101,65\n');
    await carryOut(api, staff, first.body.id, 'apply');
    const second = await upload(staff, 'inventory', 'sku,price\nCTR-101,67\n');
    await carryOut(api, staff, second.body.id, 'apply');
    expect((await staff.post(`/api/admin/imports/${first.body.id}/undo`)).status).toBe(409);
    expect((await carryOut(api, staff, second.body.id, 'undo')).state).toBe('undone');
    expect((await carryOut(api, staff, first.body.id, 'undo')).state).toBe('undone');
    expect(await stored('CTR-101')).toEqual(before);
  });

  test('keeps what was sold since: stock changes back by the difference', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,stock\nCTR-118,30\n');
    await carryOut(api, staff, body.id, 'apply');
    await productModel(api.deps.connection).updateOne({ _id: 'CTR-118' }, { $inc: { stock: -4 } });
    await carryOut(api, staff, body.id, 'undo');
    expect((await stored('CTR-118'))?.stock).toBe(14);
  });

  test('refuses to remove a new product that has been sold', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,name,price,stock,brand\nNEW-3,Ale,50,5,FORCE\n');
    await carryOut(api, staff, body.id, 'apply');
    await productModel(api.deps.connection).updateOne({ _id: 'NEW-3' }, { $inc: { stock: -1 } });
    expect((await staff.post(`/api/admin/imports/${body.id}/undo`)).body.conflicts).toEqual(['NEW-3']);
  });
});
