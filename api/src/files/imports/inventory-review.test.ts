import { FILE, inventoryImports, rowsOf } from '../../../test/inventory-imports.ts';
import { NORA } from '../../../test/staff.ts';

const { staff, uploaded, applied, stored } = inventoryImports();

describe('the review of an inventory import', () => {
  test('Concurrent edits of one row are all kept', async () => {
    const { body } = await uploaded();
    const address = `/api/admin/imports/${body.id}`;
    const edits = { name: 'Newcomer', friendlyName: 'New', hiddenCategory: 'FORCE', price: 55 };
    await Promise.all(
      Object.entries(edits).map(([field, value]) =>
        staff()
          .patch(`${address}/rows/NEW-1`)
          .send({ [field]: value })
          .expect(200),
      ),
    );
    const review = await staff().get(address).expect(200);
    expect(rowsOf(review.body)['NEW-1']).toMatchObject({ edits });
  });

  test('One edit of many rows is made in each of them; a SKU that the review lacks is skipped', async () => {
    const { body } = await uploaded();
    const answer = await staff()
      .patch(`/api/admin/imports/${body.id}/rows`)
      .send({ skus: ['NEW-1', 'CTR-104', 'NOWHERE'], edits: { hiddenCategory: 'FORCE' } })
      .expect(200);
    const rows = rowsOf(answer.body);
    expect(Object.keys(rows)).toEqual(['NEW-1', 'CTR-104']);
    expect(rows['NEW-1']).toMatchObject({ edits: { hiddenCategory: 'FORCE' } });
    expect(rows['NEW-1']?.exclusion).toBeUndefined();
  });

  // IMPORT-10
  test('A row is stored as edited, and an always-ignored SKU goes on the list', async () => {
    const { body } = await uploaded();
    const row = (sku: string) => `/api/admin/imports/${body.id}/rows/${sku}`;
    const edited = await staff()
      .patch(row('NEW-1'))
      .send({ hiddenCategory: 'FORCE', friendlyName: 'Newcomer' });
    expect(edited.body.exclusion).toBeUndefined();
    expect(edited.body.product).toMatchObject({ hiddenCategory: 'FORCE', friendlyName: 'Newcomer' });
    await staff().patch(row('BAD-1')).send({ price: 55 }).expect(200);
    await staff().patch(row('CTR-104')).send({ price: 66 }).expect(200);
    await staff().patch(row('CZB-350')).send({ shouldIgnore: true }).expect(200);
    await staff().patch(row('CTR-101')).send({ skipThisTime: true }).expect(200);
    await applied(body.id);
    expect(await stored('NEW-1')).toMatchObject({
      friendlyName: 'Newcomer',
      originalName: 'Nameless Newcomer',
    });
    expect((await stored('BAD-1'))?.price).toBe(55);
    expect(await stored('CTR-104')).toMatchObject({ price: 66, abv: 5.2 });
    expect(await stored('CZB-350')).toBeNull();
    expect(await stored('CTR-101')).not.toHaveProperty('hiddenCategory');
    const { body: list } = await staff().get('/api/admin/ignored-skus');
    expect(list.ignoredSkus).toMatchObject([{ sku: 'CZB-350', createdBy: NORA }, { sku: 'IGN-1' }]);
  });

  // IMPORT-12
  test('A price that is ten times cheaper waits alone until someone accepts it', async () => {
    const { body } = await uploaded('sku,name,price,stock\nCTR-118,Night Berth Stout,6.96,20\n');
    expect(body.rows[0]).toMatchObject({ suspicious: true, edits: {} });
    expect(body.rows[0].changes).toEqual([
      { field: 'price', from: 69.6, to: 6.96, percent: -90, suspicion: 'ten times cheaper' },
      { field: 'stock', from: 18, to: 20 },
    ]);
    await applied(body.id);
    expect(await stored('CTR-118')).toMatchObject({ price: 69.6, stock: 20 });
    const { body: again } = await uploaded('sku,name,price\nCTR-118,Night Berth Stout,6.96\n');
    await staff()
      .patch(`/api/admin/imports/${again.id}/rows/CTR-118`)
      .send({ acceptPrice: true })
      .expect(200);
    await applied(again.id);
    expect((await stored('CTR-118'))?.price).toBe(6.96);
  });

  // IMPORT-26
  test('A row that may be a known product becomes one of its rows with one press, or stays a product of its own', async () => {
    const { body: before } = await uploaded('sku,name,price,brand\nSIZ-1,Sized Ale 24x355mL,50,FORCE\n');
    await applied(before.id);
    const file =
      'sku,name,stock,price,brand\nCTR-118,Night Berth Stout,10,69.60,FORCE\nctr118,Night Berth Stout,4,69.60,FORCE\nctr-104,Another Ale,3,50,FORCE\nNEW-9,Sized Ale 24 x 355 mL,1,50,FORCE\n';
    const { body } = await uploaded(file);
    const address = `/api/admin/imports/${body.id}`;
    expect(rowsOf(body).ctr118).toMatchObject({
      kind: 'issues',
      twin: 'CTR-118',
      exclusion: 'Do you mean CTR-118?',
    });
    expect(rowsOf(body)['NEW-9']).toMatchObject({ twin: 'SIZ-1', exclusion: 'Do you mean SIZ-1?' });
    const { body: joined } = await staff().patch(`${address}/rows/ctr118`).send({ isTwin: true }).expect(200);
    expect(joined).toMatchObject({ sku: 'CTR-118', rows: [2, 3], product: { stock: 14 } });
    await staff().patch(`${address}/rows/ctr-104`).send({ isSeparate: true }).expect(200);
    const { body: review } = await staff().get(address);
    expect(review.counts).toEqual({ new: 1, updated: 1, unchanged: 0, issues: 1, ignored: 0 });
    await applied(body.id);
    expect((await stored('CTR-118'))?.stock).toBe(14);
    expect(await stored('ctr118')).toBeNull();
    expect(await stored('ctr-104')).toMatchObject({ name: 'Another Ale', stock: 3 });
  });

  // IMPORT-24
  test('Columns that staff choose are remembered for files with the same headings', async () => {
    const file = 'sku,name,cost,landed,stock,brand\nNEW-8,Harbour Ale,41.10,58.00,4,FORCE\n';
    const first = await uploaded(file);
    expect(first.body.rows[0].product.price).toBe(41.1);
    expect(first.body.columns[2]).toMatchObject({ heading: 'cost', field: 'price', isAsked: true });
    const chosen = await staff()
      .post('/api/admin/imports/inventory?columns=2:,3:price')
      .attach('file', Buffer.from(file), 'stock.csv');
    expect(chosen.body.rows[0].product.price).toBe(58);
    const next = await uploaded(file.replace('58.00', '59.00'));
    expect(next.body.rows[0].product.price).toBe(59);
    expect(next.body.columns[3]).toMatchObject({ field: 'price', why: 'chosen by staff', isAsked: false });
  });

  // IMPORT-22
  test('A page of a review has suspicious rows first, can be filtered, and knows whether there is more', async () => {
    const file =
      'sku,name,price,available\nCTR-104,Portside Pale Ale,70,9\nCTR-118,Night Berth Stout,6.96,4\nNEW-7,New Ale,60,1\n';
    const { body } = await uploaded(file);
    const address = `/api/admin/imports/${body.id}`;
    const skus = async (query: string) => {
      const page = await staff().get(`${address}?${query}`);
      return page.body.rows.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus('tab=updated')).toEqual(['CTR-118', 'CTR-104']);
    const first = await staff().get(`${address}?tab=updated,new&limit=2`);
    expect(await skus(`tab=updated,new&limit=2&cursor=${first.body.nextCursor}`)).toEqual(['NEW-7']);
    expect(await skus('tab=updated&only=suspicious')).toEqual(['CTR-118']);
    expect(await skus('tab=new&only=unbranded')).toEqual(['NEW-7']);
    const before = { suspicious: 1, suspiciousLeftOut: 1, unbranded: 1, toApply: 2 };
    expect((await staff().get(`${address}/totals`)).body).toMatchObject({ price: 2, ...before });
    await staff().patch(`${address}/rows/NEW-7`).send({ hiddenCategory: 'FORCE' });
    await staff().patch(`${address}/rows/CTR-118`).send({ acceptPrice: true });
    const after = { suspicious: 1, suspiciousLeftOut: 0, unbranded: 0, toApply: 3 };
    expect((await staff().get(`${address}/totals`)).body).toMatchObject(after);
    const strange = await staff().get(`${address}?tab=new&cursor=7`);
    expect([strange.status, strange.body.code]).toEqual([422, 'validation']);
  });

  test("An applied review can't be applied, edited or discarded again", async () => {
    const { body } = await uploaded();
    await applied(body.id);
    const address = `/api/admin/imports/${body.id}`;
    for (const answer of [
      await staff().post(`${address}/apply`),
      await staff().patch(`${address}/rows/CTR-101`).send({ price: 1 }),
      await staff().delete(address),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'import_state']);
    }
  });

  test('A discarded review changes nothing and stays in the history', async () => {
    const { body } = await uploaded(FILE, 'discarded.csv');
    expect((await staff().delete(`/api/admin/imports/${body.id}`)).status).toBe(204);
    const { body: history } = await staff().get('/api/admin/imports');
    expect(history.imports[0]).toMatchObject({ fileName: 'discarded.csv', state: 'discarded' });
    expect(await stored('CZB-350')).toBeNull();
  });
});
