import { FILE, inventoryImports, type Row, rowsOf } from '../../../test/inventory-imports.ts';
import { NORA } from '../../../test/staff.ts';

const { api, staff, uploaded, applied, stored } = inventoryImports();

describe('an inventory import', () => {
  // IMPORT-2, IMPORT-4
  test('The review counts every row once and shows field by field what would change', async () => {
    const { status, body } = await uploaded(FILE, 'november.csv');
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
    expect(rows['CTR-101']).toMatchObject({ kind: 'updated', isNew: false, rows: [2, 9] });
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
    const { body } = await uploaded();
    const answer = await applied(body.id);
    expect(answer).toMatchObject({
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
    const rows = rowsOf((await staff().get(`/api/admin/imports/${body.id}`)).body) as Record<string, object>;
    expect(rows['CTR-101']).toMatchObject({ outcome: 'applied' });
    expect(rows['NEW-1']).toMatchObject({ outcome: 'skipped', refusal: 'Brand assignment required' });
    expect((await api.browser().get('/api/products/CZB-350')).status).toBe(200);
    const { body: audit } = await staff().get(`/api/admin/audit?subject=${body.id}`);
    expect(audit.entries[0]).toMatchObject({ who: NORA, action: 'import.applied' });
  });

  test('A SKU or a name that is too long for the editor is an issue and is left out', async () => {
    const [sku, name] = ['S'.repeat(101), 'n'.repeat(201)];
    const file = `sku,name,price,brand\n${sku},Long Number,50,FORCE\nLONG-1,${name},50,FORCE\nCTR-118,${name},71,\n`;
    const { body } = await uploaded(file);
    expect(body.counts).toEqual({ new: 0, updated: 0, unchanged: 0, issues: 3, ignored: 0 });
    const longName = 'Invalid product name (must be at most 200 characters)';
    const rows = rowsOf(body) as Record<string, object>;
    expect(rows[sku]).toMatchObject({
      exclusion: 'Invalid product ID/SKU (must be at most 100 characters)',
      lines: [{ cells: [{ column: 'sku', text: sku, faulty: true }, {}, {}, {}] }],
    });
    expect(rows['LONG-1']).toMatchObject({ exclusion: longName, validationErrors: [longName] });
    expect(rows['CTR-118']).toMatchObject({ exclusion: longName, product: { name: 'Night Berth Stout' } });
    await applied(body.id);
    expect(await stored(sku)).toBeNull();
    expect(await stored('LONG-1')).toBeNull();
    expect(await stored('CTR-118')).toMatchObject({ name: 'Night Berth Stout', price: 69.6 });
  });

  test('A reserved SKU and one with a slash are issues and are left out', async () => {
    const { body } = await uploaded(
      'sku,name,price,brand\ndeposit-fee,Deposit,1,FORCE\nA/B,Half and half,1,FORCE\n',
    );
    expect(body.rows.map(({ kind, exclusion }: Row) => [kind, exclusion])).toEqual([
      ['issues', "Invalid product ID/SKU ('deposit-fee' is reserved)"],
      ['issues', "Invalid product ID/SKU (must not contain '/', line ends or control characters)"],
    ]);
    await applied(body.id);
    expect(await stored('deposit-fee')).toBeNull();
  });

  test('An offer above the price is an issue and is left out; the rest of its row is applied', async () => {
    const file = `sku,name,price,lto_price,lto_start_date,lto_end_date
CTR-118,Night Berth Stout,70,71,2099-12-01,2099-12-01
CTR-104,Portside Pale Ale,64.80,60,2099-12-01,2099-12-01
`;
    const { body } = await uploaded(file);
    const rows = rowsOf(body);
    expect(rows['CTR-118']).toMatchObject({
      kind: 'issues',
      validationErrors: ['LTO price must not be above the ordinary price.'],
    });
    expect(rows['CTR-104']?.kind).toBe('updated');
    await applied(body.id);
    expect(await stored('CTR-118')).toMatchObject({ price: 70 });
    expect(await stored('CTR-118')).not.toHaveProperty('ltoPrice');
    expect(await stored('CTR-104')).toMatchObject({ ltoPrice: 60, ltoEndDate: '2099-12-01' });
  });

  // IMPORT-5
  test("What the file doesn't name is not touched: a price list changes only prices", async () => {
    const { body } = await uploaded('sku;price\nCTR-104;70,00\n');
    await applied(body.id);
    expect(await stored('CTR-104')).toMatchObject({
      name: 'Portside Pale Ale',
      price: 70,
      stock: 0,
      abv: 5.2,
    });
  });
});
