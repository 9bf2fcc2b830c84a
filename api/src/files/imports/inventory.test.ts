import { FILE, inventoryImports, rowsOf } from '../../../test/inventory-imports.ts';
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
