import type { ProductBulkEdit, ProductEdit, ProductJson } from 'shared-domain/contracts';
import { productFixture } from 'shared-domain/testing';
import { ok, refusal } from './open-staff.tsx';
import type { StaffAnswers } from './staff-client.ts';

export const testStaffProduct = (id: string, name: string, more: Partial<ProductJson> = {}): ProductJson =>
  productFixture({
    id,
    name,
    category: 'Beer-Craft',
    abv: 5.2,
    hiddenCategory: 'FORCE',
    description: 'Clean and bright.',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  });

export const LAGER = testStaffProduct('CON-1042', 'Rail Yard Lager', {
  price: 52.8,
  hiddenCategory: 'CONTAINER',
});
export const STOUT = testStaffProduct('CUR-3004', 'Velvet Ant Stout', {
  price: 268,
  stock: 0,
  packagingType: '50L',
  hiddenCategory: 'CURIOUS CREATURES',
});
export const WHEAT = testStaffProduct('FOR-1331', 'Spindrift Wheat', { hidden: true });
export const MILD = testStaffProduct('FUG-1411', 'Warren Mild', {
  hiddenCategory: undefined,
  abv: undefined,
  description: undefined,
});

/** For tests: a stubbed API of products that takes edits and refuses stale ones. */
export function fakeProductApi(products: readonly ProductJson[] = [LAGER, STOUT, WHEAT, MILD]) {
  const stored = new Map(products.map((product) => [product.id, product]));
  const edits: { id: string; edit: ProductEdit }[] = [];
  const bulk: ProductBulkEdit[] = [];
  let moments = 0;
  const change = (id: string, { updatedAt, ...fields }: ProductEdit) => {
    const product = stored.get(id);
    if (!product)
      return refusal('product_not_found', 'The selected product could not be found.', { status: 404 });
    if (updatedAt !== product.updatedAt) {
      return refusal('stale', 'Someone else has changed this in the meantime.', { current: product });
    }
    moments += 1;
    const merged = Object.fromEntries(
      Object.entries({ ...product, ...fields }).filter(([, value]) => value !== null),
    ) as ProductJson;
    const saved = { ...merged, updatedAt: `2026-11-20T11:00:0${moments}.000Z` };
    stored.set(id, saved);
    return ok(saved);
  };
  const calls: StaffAnswers = {
    adminProducts: async () => ok({ products: [...stored.values()] }),
    stockAlertCounts: async () => ok({ counts: { 'CTR-101': 3 } }),
    audit: async () => ok({ entries: [] }),
    editProduct: async ({ params: { id }, body: edit }) => {
      edits.push({ id, edit });
      return change(id, edit);
    },
    bulkEditProducts: async ({ body: edit }) => {
      bulk.push(edit);
      const changes = 'changes' in edit ? edit.changes : [];
      const answers = changes.map((each) => ({
        id: each.id,
        answer: change(each.id, { ...each.change, updatedAt: each.updatedAt }),
      }));
      return ok({
        products: answers.flatMap(({ answer }) => (answer.ok ? [answer.data] : [])),
        refused: answers.flatMap(({ id, answer }) =>
          answer.ok ? [] : [{ id, code: answer.problem.code, detail: answer.problem.detail }],
        ),
      });
    },
  };
  /** Another person's save. */
  const meanwhile = (id: string, fields: Partial<ProductJson>) => {
    const product = stored.get(id);
    if (product) stored.set(id, { ...product, ...fields, updatedAt: '2026-11-20T10:30:00.000Z' });
  };
  return { calls, edits, bulk, stored, meanwhile };
}
