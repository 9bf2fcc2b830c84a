import fc from 'fast-check';
import type { Product } from 'shared-domain/products';
import { productFixture } from 'shared-domain/testing';
import { CatalogueState, type Scope, type Snapshot } from './snapshot.ts';

const product = (id: string, name: string, stock = 1, hidden = false) =>
  productFixture({ id, name, stock, hidden });

const products = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('Ale', 'ale', 'Ärger', 'Porter'),
      fc.nat(1),
      fc.boolean(),
    )
    .map(([id, name, stock, hidden]) => product(`SKU-${id}`, name, stock, hidden)),
);
const distinct = (list: Product[]) => [...new Map(list.map((one) => [one.id, one])).values()];

async function holding(list: readonly Product[]): Promise<CatalogueState> {
  const state = new CatalogueState();
  await state.putAll(list);
  return state;
}

function paged(snapshot: Snapshot, scope: Scope, limit: number): Product[] {
  const found: Product[] = [];
  for (;;) {
    const page = snapshot.page(scope, limit, found.at(-1));
    found.push(...page.slice(0, limit));
    if (page.length <= limit) return found;
  }
}

test('An updated catalogue equals one that was read from scratch', () => {
  return fc.assert(
    fc.asyncProperty(
      products,
      products,
      fc.array(fc.integer({ min: 0, max: 9 })),
      async (first, changed, numbers) => {
        const gone = numbers.map((number) => `SKU-${number}`);
        const state = await holding(distinct(first));
        const former = state.snapshot('former').list('staff');
        const formerIds = former.map(({ id }) => id);
        const fresh = distinct(changed).filter(({ id }) => !gone.includes(id));
        await state.put(fresh, gone);
        const unchanged = distinct(first).filter(
          ({ id }) => ![...gone, ...fresh.map((one) => one.id)].includes(id),
        );
        const rebuilt = (await holding([...unchanged, ...fresh])).snapshot('rebuilt');
        const now = state.snapshot('now');
        for (const scope of ['staff', 'public'] as const)
          expect(now.list(scope)).toEqual(rebuilt.list(scope));
        for (let number = 0; number < 10; number += 1) {
          expect(now.get(`SKU-${number}`)).toEqual(rebuilt.get(`SKU-${number}`));
        }
        expect(former.map(({ id }) => id)).toEqual(formerIds);
      },
    ),
  );
});

test('The pages of a list add up to the list', () =>
  fc.assert(
    fc.asyncProperty(products, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
      const snapshot = (await holding(distinct(all))).snapshot('any');
      for (const scope of ['staff', 'public'] as const) {
        expect(paged(snapshot, scope, limit)).toEqual(snapshot.list(scope));
      }
    }),
  ));

// LISTING-2
test('Visitors see neither hidden nor sold-out products', async () => {
  const list = [product('A', 'Ale'), product('B', 'Bitter', 0), product('C', 'Cider', 3, true)];
  const snapshot = (await holding(list)).snapshot('any');
  expect(snapshot.list('public').map(({ id }) => id)).toEqual(['A']);
  expect(snapshot.list('staff').map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});

test('A page can begin after a product that was deleted since', async () => {
  const state = await holding([product('A', 'Ale'), product('B', 'Bitter'), product('C', 'Cider')]);
  await state.put([], ['B']);
  const page = state.snapshot('any').page('staff', 5, { name: 'Bitter', id: 'B' });
  expect(page.map(({ id }) => id)).toEqual(['C']);
});
