import fc from 'fast-check';
import { testProduct } from '../../goods/products/fixtures.ts';
import type { Product } from '../../goods/products/index.ts';
import { presentQuote, quoteFor } from '../quotes/index.ts';
import {
  acknowledgeLine,
  addToCart,
  type Cart,
  canBeOrdered,
  quoteOfCart,
  reconcileCart,
  requestLines,
} from './index.ts';

const at = new Date('2026-11-20T17:41:00.000Z');
const wholesale = { channel: 'licensee', at } as const;
const retail = { channel: 'dtc', at } as const;
const kegs = { channel: 'keg', at } as const;

const pilsner = testProduct();
const stout = testProduct({ id: 'FUG-303', name: 'Cask Stout', price: 70, stock: 5 });
const cart = addToCart(addToCart([], pilsner, wholesale, 4), stout, wholesale, 2);

const changesOf = (products: Product[], held: Cart = cart) =>
  reconcileCart(held, products, wholesale).map(({ line, changes }) => [line.product.id, ...changes]);

test("A cart whose products haven't changed says nothing", () => {
  expect(changesOf([pilsner, stout])).toEqual([['CTR-101'], ['FUG-303']]);
  expect(canBeOrdered(reconcileCart(cart, [pilsner, stout], wholesale))).toBe(true);
});

// CART-4
test('A line whose price has changed is kept and says both prices', () => {
  expect(changesOf([{ ...pilsner, price: 66 }, stout])).toEqual([
    ['CTR-101', { kind: 'price-changed', was: 6120, now: 6600 }],
    ['FUG-303'],
  ]);
});

test('A line of an older store, without a seen price, is compared by the product it was stored with', () => {
  const held = [{ product: pilsner, quantity: 1 }];
  expect(changesOf([{ ...pilsner, price: 60 }], held)).toEqual([
    ['CTR-101', { kind: 'price-changed', was: 6120, now: 6000 }],
  ]);
});

test('A line that has become short is kept with its quantity and says how many are left', () => {
  const [line] = reconcileCart(cart, [{ ...pilsner, stock: 3 }, stout], wholesale);
  expect(line?.line.quantity).toBe(4);
  expect(line?.changes).toEqual([{ kind: 'short', left: 3 }]);
  expect(changesOf([{ ...pilsner, stock: 0 }, stout])[0]).toEqual(['CTR-101', { kind: 'short', left: 0 }]);
  expect(canBeOrdered(reconcileCart(cart, [{ ...pilsner, stock: 3 }, stout], wholesale))).toBe(false);
});

// STOCK-8
test("What the same customer's unpaid order reserves is neither short nor back-ordered", () => {
  const bottles = addToCart([], stout, retail, 3);
  const one = { ...stout, stock: 0, looseUnits: 1 };
  const held = new Map([['FUG-303', 2]]);
  expect(reconcileCart(bottles, [one], retail, held)[0]?.changes).toEqual([]);
  expect(reconcileCart(bottles, [{ ...one, looseUnits: 0 }], retail, held)[0]?.changes).toEqual([
    { kind: 'short', left: 2 },
  ]);
  const forced = { ...one, looseUnits: 0, forceDisplay: true };
  expect(reconcileCart(bottles, [forced], retail, held)[0]?.changes).toEqual([
    { kind: 'back-order', backOrdered: 1 },
  ]);
});

test('A product that is deleted, hidden or no longer sold in this shop has vanished; its line is kept', () => {
  expect(changesOf([stout])[0]).toEqual(['CTR-101', { kind: 'vanished' }]);
  expect(changesOf([{ ...pilsner, hidden: true }, stout])[0]).toEqual(['CTR-101', { kind: 'vanished' }]);
  const keg = testProduct({ id: 'K', name: 'Lager 50L', packagingType: '50L' });
  const nitro = { ...keg, description: 'Served on nitro' };
  const [line] = reconcileCart(addToCart([], keg, kegs), [nitro], kegs);
  expect(line).toMatchObject({ product: { id: 'K' }, unitPrice: 9792, changes: [{ kind: 'vanished' }] });
  expect(canBeOrdered(reconcileCart(cart, [stout], wholesale))).toBe(false);
});

test('An acknowledged change becomes part of the cart; other lines and vanished ones stay as they are', () => {
  const fresh = [{ ...pilsner, price: 66 }];
  expect(acknowledgeLine(cart, fresh, wholesale, 'FUG-303')).toEqual(cart);
  const seen = acknowledgeLine(cart, fresh, wholesale, 'CTR-101');
  expect(seen[0]).toMatchObject({ quantity: 4, seenPrice: 6600, product: { price: 66 } });
  expect(seen[1]).toBe(cart[1]);
  expect(changesOf(fresh, seen)).toEqual([['CTR-101'], ['FUG-303', { kind: 'vanished' }]]);
});

test('The preview of a cart leaves vanished lines out', () => {
  const lines = reconcileCart(cart, [stout], wholesale);
  expect(quoteOfCart(lines, wholesale)).toMatchObject({ subtotal: 14_000, total: 15_180 });
});

const products = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    price: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
    stock: fc.nat(30),
    hidden: fc.boolean(),
    forceDisplay: fc.boolean(),
    packagingType: fc.constantFrom('Packaged', '50L'),
  }),
  { selector: ({ id }) => id },
);
const asProducts = (drawn: Partial<Product>[]) => drawn.map((changes) => testProduct(changes));

// CART-4
test('Reconciling never drops a line or changes its quantity or place', () => {
  fc.assert(
    fc.property(
      products,
      products,
      fc.array(fc.integer({ min: 1, max: 40 })),
      (before, after, quantities) => {
        const held = asProducts(before).reduce<Cart>(
          (sofar, product, index) => addToCart(sofar, product, wholesale, quantities[index] ?? 1),
          [],
        );
        for (const channel of ['licensee', 'dtc', 'keg'] as const) {
          const lines = reconcileCart(held, asProducts(after), { channel, at }).map(({ line }) => line);
          expect(lines).toEqual(held);
        }
      },
    ),
  );
});

// QUOTE-1
test("The page's preview of a cart that can be ordered is the API's quote of its lines", () => {
  fc.assert(
    fc.property(products, fc.array(fc.integer({ min: 1, max: 40 })), (drawn, quantities) => {
      const catalogue = asProducts(drawn);
      const held = catalogue.reduce<Cart>(
        (sofar, product, index) => addToCart(sofar, product, wholesale, quantities[index] ?? 1),
        [],
      );
      const lines = reconcileCart(held, catalogue, wholesale);
      fc.pre(canBeOrdered(lines));
      const asked = requestLines(held).map(({ productId, quantity }) => ({
        product: catalogue.find(({ id }) => id === productId) ?? pilsner,
        quantity,
      }));
      expect(presentQuote(quoteOfCart(lines, wholesale))).toEqual(
        presentQuote(quoteFor({ ...wholesale, lines: asked })),
      );
    }),
  );
});
