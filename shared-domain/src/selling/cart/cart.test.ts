import fc from 'fast-check';
import { depositFeeProduct, testProduct } from '../../goods/products/fixtures.ts';
import {
  addToCart,
  type Cart,
  cartPaths,
  clearCart,
  isEditable,
  itemCount,
  mergeCarts,
  removeLine,
  requestLines,
  setQuantity,
} from './index.ts';

const at = new Date('2026-11-20T17:41:00.000Z');
const wholesale = { channel: 'licensee', at } as const;
const retail = { channel: 'dtc', at } as const;

const pilsner = testProduct();
const keg = testProduct({ id: 'FOR-550', name: 'Force Lager 50L', packagingType: '50L', price: 210 });
const shirt = testProduct({ id: 'TEE-1', name: 'Crew Shirt', category: 'Merchandise', price: 25 });

const written = (cart: Cart) => cart.map(({ product, quantity }) => `${quantity} x ${product.id}`);

// CART-2
test('Adding puts one unit at the end; adding again makes the line grow', () => {
  const once = addToCart([], pilsner, wholesale);
  expect(written(once)).toEqual(['1 x CTR-101']);
  const more = addToCart(addToCart(once, keg, wholesale, 2), pilsner, wholesale, 3);
  expect(written(more)).toEqual(['4 x CTR-101', '2 x FOR-550']);
});

test('A line keeps the price that was shown and drops the long description', () => {
  const described = { ...pilsner, description: 'A long text' };
  expect(addToCart([], described, wholesale)[0]).toEqual({ product: pilsner, quantity: 1, seenPrice: 6120 });
  expect(addToCart([], described, retail)[0]?.seenPrice).toBe(425);
});

test('Adding again takes the current product, price included', () => {
  const before = addToCart([], pilsner, wholesale);
  const dearer = addToCart(before, { ...pilsner, price: 64 }, wholesale);
  expect(dearer[0]).toMatchObject({ quantity: 2, seenPrice: 6400, product: { price: 64 } });
});

// CART-2
test('A retail line holds at most three digits, the others at most 9999', () => {
  expect(addToCart(addToCart([], pilsner, retail, 900), pilsner, retail, 900)[0]?.quantity).toBe(999);
  expect(addToCart([], pilsner, wholesale, 20_000)[0]?.quantity).toBe(9999);
  expect(setQuantity(addToCart([], pilsner, retail), 'CTR-101', 1000, retail)[0]?.quantity).toBe(999);
});

// CART-3
test('A quantity can be set; 0 removes the line', () => {
  const cart = addToCart(addToCart([], pilsner, wholesale, 2), keg, wholesale);
  expect(written(setQuantity(cart, 'CTR-101', 7, wholesale))).toEqual(['7 x CTR-101', '1 x FOR-550']);
  expect(written(setQuantity(cart, 'CTR-101', 0, wholesale))).toEqual(['1 x FOR-550']);
  expect(setQuantity(cart, 'CTR-101', Number.NaN, wholesale)[0]?.quantity).toBe(1);
});

test('A product that is not in the cart can be neither set nor removed', () => {
  const cart = addToCart([], pilsner, wholesale);
  expect(setQuantity(cart, 'X', 5, wholesale)).toEqual(cart);
  expect(removeLine(cart, 'X')).toEqual(cart);
});

test('Removing drops one line, clearing drops all of them', () => {
  const cart = addToCart(addToCart([], pilsner, wholesale), keg, wholesale);
  expect(written(removeLine(cart, 'CTR-101'))).toEqual(['1 x FOR-550']);
  expect(clearCart()).toEqual([]);
});

test('Merging adds up quantities, keeps the order, stays within the limit and leaves out a deposit line', () => {
  const cart = addToCart(addToCart([], pilsner, retail, 990), keg, retail);
  const added = [
    ...addToCart(addToCart([], shirt, retail, 2), pilsner, retail, 20),
    { product: depositFeeProduct, quantity: 9 },
  ];
  expect(written(mergeCarts(cart, added, retail))).toEqual(['999 x CTR-101', '1 x FOR-550', '2 x TEE-1']);
});

// DEPOSIT-5
test('A deposit line can be neither added, counted, edited nor sent to the API', () => {
  const cart = addToCart([], pilsner, wholesale, 4);
  expect(addToCart(cart, depositFeeProduct, wholesale, 5)).toBe(cart);
  const stored = [...cart, { product: depositFeeProduct, quantity: 4 }];
  expect(itemCount(stored)).toBe(4);
  expect(stored.map(isEditable)).toEqual([true, false]);
  expect(requestLines(stored)).toEqual([{ productId: 'CTR-101', quantity: 4 }]);
});

// CART-1
test('Each cart has its page', () => {
  expect(cartPaths).toEqual({ licensee: '/shop/cart', dtc: '/dtc/cart', keg: '/dtckegs/cart' });
});

type Step = { do: 'add' | 'set' | 'remove'; product: number; by: number };
const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('add', 'set', 'remove'),
    product: fc.nat(2),
    by: fc.integer({ min: -3, max: 50 }),
  }),
);

/** A cart after some steps, and the same counted in a table of quantities. */
function follow(taken: Step[]): { cart: Cart; counted: Map<string, number> } {
  const products = [pilsner, keg, shirt];
  const counted = new Map<string, number>();
  let cart: Cart = [];
  for (const step of taken) {
    const product = products[step.product] ?? pilsner;
    const before = counted.get(product.id) ?? 0;
    const added = Math.max(1, step.by);
    const after = { add: before + added, set: step.by, remove: 0 }[step.do];
    if (step.do === 'add' || before > 0) counted.set(product.id, Math.max(0, Math.min(9999, after)));
    if (step.do === 'add') cart = addToCart(cart, product, wholesale, step.by);
    if (step.do === 'set') cart = setQuantity(cart, product.id, step.by, wholesale);
    if (step.do === 'remove') cart = removeLine(cart, product.id);
  }
  return { cart, counted };
}

// CART-7
test("After any changes a cart's lines are what was asked for and its count is their sum", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const { cart, counted } = follow(taken);
      const kept = [...counted].filter(([, quantity]) => quantity > 0);
      expect(new Map(cart.map(({ product, quantity }) => [product.id, quantity]))).toEqual(new Map(kept));
      expect(itemCount(cart)).toBe(kept.reduce((sum, [, quantity]) => sum + quantity, 0));
    }),
  );
});
