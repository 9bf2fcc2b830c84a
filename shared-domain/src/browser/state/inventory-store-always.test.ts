import fc from 'fast-check';
import { testProduct } from '../../goods/products/fixtures.ts';
import { quoteOfCart, reconcileCart } from '../../selling/cart/index.ts';
import { formatInventoryStore, type InventoryStore, parseInventoryStore } from './index.ts';

const parsed = (stored: unknown) => parseInventoryStore(JSON.stringify(stored));
const line = fc.record({
  product: fc
    .record({ id: fc.constantFrom('A', 'B', 'C', 'D'), price: fc.nat(500) })
    .map((changes) => testProduct(changes)),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const cart = fc.uniqueArray(line, { selector: ({ product }) => product.id });

test('Reading what was written gives the same store', () => {
  const store = fc.record({
    licenseeCart: cart,
    dtcCart: cart,
    kegCart: cart,
    isComingSoonEnabled: fc.boolean(),
    isKegPortalUnlocked: fc.boolean(),
  });
  fc.assert(
    fc.property(store, (written) => {
      expect(parseInventoryStore(formatInventoryStore(written))).toEqual(written);
    }),
  );
});

// CART-5
test('No migration loses a line or a unit of it', () => {
  const old = fc.oneof(
    fc.record({ version: fc.constant(1), state: fc.record({ cart }) }),
    fc.record({
      version: fc.constant(2),
      state: fc.record({ licenseeCart: cart, dtcCart: cart, kegsCart: cart }),
    }),
    fc.record({
      version: fc.constant(2),
      state: fc.record({ cart: fc.record({ items: cart }), retailCart: cart }),
    }),
    fc.record({ carts: fc.record({ licensee: cart, dtc: cart, keg: cart }) }),
  );
  const unitsIn = (value: unknown): string[] =>
    JSON.stringify(value)
      .match(/"quantity":\d+/g)
      ?.sort() ?? [];
  fc.assert(
    fc.property(old, (stored) => {
      const { licenseeCart, dtcCart, kegCart } = parsed(stored) as InventoryStore;
      expect(unitsIn([licenseeCart, dtcCart, kegCart])).toEqual(unitsIn(stored));
    }),
  );
});

test('Whatever is in storage, the carts read from it can be reconciled and priced', () => {
  const at = new Date('2026-11-20T17:41:00.000Z');
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('Packaged', '2026-11-20'),
  );
  const names = [
    'name',
    'price',
    'stock',
    'looseUnits',
    'category',
    'packagingType',
    'ltoPrice',
    'ltoStartDate',
    'ltoEndDate',
  ];
  const product = fc
    .dictionary(fc.constantFrom(...names), value)
    .chain((fields) => fc.constantFrom('A', 'B', 7).map((id) => ({ ...fields, id })));
  const stored = fc.record({
    state: fc.record({ dtcCart: fc.array(fc.record({ product, quantity: value, seenPrice: value })) }),
  });
  fc.assert(
    fc.property(stored, (held) => {
      const cart = parsed(held)?.dtcCart ?? [];
      const lines = reconcileCart(
        cart,
        cart.map((line) => line.product),
        { channel: 'dtc', at },
      );
      expect(lines.map(({ line }) => line)).toEqual(cart);
      expect(quoteOfCart(lines, { channel: 'dtc', at }).total).toBeGreaterThanOrEqual(0);
    }),
  );
});
