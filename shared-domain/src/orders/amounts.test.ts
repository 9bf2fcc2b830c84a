import fc from 'fast-check';
import { CHANNELS } from '../products/index.ts';
import { madeUp } from '../products/made-up.ts';
import { PROVINCE_CODES } from '../provinces/index.ts';
import { quoteFor } from '../quotes/index.ts';
import {
  chargesOf,
  type OrderDocument,
  orderFrom,
  refundedDeposit,
  refundedTaxRate,
  refundOf,
  repriceOrder,
} from './index.ts';
import { at, customer, retailOrder } from './made-up.ts';

/** All units of an order: what a whole refund gives back. */
const wholeOrder = ({ items }: Pick<OrderDocument, 'items'>) =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

// QUOTE-3
test('repricing an old order gives its old total, whatever rates hold by then', () => {
  const order = retailOrder();
  const old = {
    ...order,
    pricing: {
      ...order.pricing,
      rates: { gst: 7000, pst: 0, hst: 0, alcoholTax: 10_000, depositPerUnit: 5 },
    },
  };
  expect(repriceOrder(order).total).toBe(17830);
  expect(repriceOrder(old)).toMatchObject({
    subtotal: 14400,
    taxes: { gst: 1008, alcoholTax: 540, total: 1548 },
    deposit: { amount: 60 },
    total: 17428,
  });
});

// PAYMENT-9
test('payment items are lines, taxes, deposit and shipping, and add up to the total', () => {
  const charges = chargesOf(retailOrder());
  expect(charges).toEqual([
    { kind: 'line', label: 'Gantry IPA', quantity: 12, unitAmount: 450 },
    { kind: 'line', label: 'Shirt', quantity: 3, unitAmount: 3000 },
    { kind: 'tax', label: 'GST (5%)', quantity: 1, unitAmount: 720 },
    { kind: 'tax', label: 'PST (7%)', quantity: 1, unitAmount: 1008 },
    { kind: 'tax', label: 'Alcohol tax (3%)', quantity: 1, unitAmount: 162 },
    { kind: 'deposit', label: 'Container deposit', quantity: 1, unitAmount: 120 },
    { kind: 'shipping', label: 'Expedited Parcel', quantity: 1, unitAmount: 1420 },
  ]);
  expect(charges.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0)).toBe(17830);
});

test('payment items of nothing are left out, and shipping without a name is called so', () => {
  const { shipping, ...order } = retailOrder();
  expect(chargesOf(order).map(({ kind }) => kind)).toEqual(['line', 'line', 'tax', 'tax', 'tax', 'deposit']);
  expect(shipping?.amount).toBe(14.2);
});

// REFUND-1
test('refunding lines gives back their part of everything, shipping with the last unit', () => {
  const order = retailOrder();
  const shirts = [{ productId: 'SHIRT', quantity: 3 }];
  const cans = [{ productId: 'CTR-112', quantity: 12 }];
  expect(refundOf(order, shirts)).toEqual({
    subtotal: 9000,
    tax: 1080,
    deposit: 0,
    shipping: 0,
    total: 10080,
  });
  expect(refundOf(order, cans, shirts)).toEqual({
    subtotal: 5400,
    tax: 810,
    deposit: 120,
    shipping: 1420,
    total: 7750,
  });
  expect(refundOf(order, wholeOrder(order)).total).toBe(17830);
  expect(refundOf(order, []).total).toBe(0);
});

test.each([
  ['more than was bought', [{ productId: 'SHIRT', quantity: 4 }], []],
  ['what went back before', [{ productId: 'SHIRT', quantity: 1 }], [{ productId: 'SHIRT', quantity: 3 }]],
  ['less than nothing', [{ productId: 'SHIRT', quantity: -1 }], []],
  ['half a unit', [{ productId: 'SHIRT', quantity: 0.5 }], []],
])('%s can not be refunded', (_, lines, before) => {
  expect(() => refundOf(retailOrder(), lines, before)).toThrow(
    new RangeError('more units of SHIRT than the order holds'),
  );
});

test('a line that the order does not hold gives nothing back', () => {
  expect(() => refundOf(retailOrder(), [{ productId: 'GONE', quantity: 1 }])).toThrow(
    new RangeError('more units of GONE than the order holds'),
  );
});

// REFUND-1
test('partial refunds add up to the order to the cent', () => {
  const steps = fc.array(fc.record({ productId: fc.constantFrom('CTR-112', 'SHIRT'), quantity: fc.nat(12) }));
  fc.assert(
    fc.property(steps, (wishes) => {
      const order = retailOrder();
      const left = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
      const before: { productId: string; quantity: number }[] = [];
      let given = 0;
      for (const { productId, quantity } of [...wishes, ...wholeOrder(order)]) {
        const line = { productId, quantity: Math.min(quantity, left.get(productId) ?? 0) };
        const refund = refundOf(order, [line], before);
        expect(refund.subtotal + refund.tax + refund.deposit + refund.shipping).toBe(refund.total);
        given += refund.total;
        left.set(productId, (left.get(productId) ?? 0) - line.quantity);
        before.push(line);
      }
      expect(given).toBe(17830);
    }),
  );
});

const line = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C'),
    price: fc.nat(50_000),
    category: fc.constantFrom('Beer-Craft', 'Merchandise', 'Container Deposit'),
    packagingType: fc.constantFrom('Packaged' as const, '50L' as const),
    quantity: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ quantity, price, ...fields }) => ({
    quantity,
    product: madeUp({ ...fields, price: price / 100 }),
  }));

test('an order comes to what its quote did: as a document, repriced, as payment items, as a whole refund', () => {
  const place = fc.record({
    lines: fc.array(line, { minLength: 1 }),
    channel: fc.constantFrom(...CHANNELS),
    province: fc.constantFrom(...PROVINCE_CODES),
    shipping: fc.nat(9999),
  });
  fc.assert(
    fc.property(place, (wish) => {
      const quote = quoteFor({ ...wish, at });
      const order = orderFrom({ id: 'CBO-1', quote, customer, placedAt: at, placedBy: 'a@b.example' });
      expect(Math.round(order.totalAmount * 100)).toBe(quote.total);
      expect(repriceOrder(order).total).toBe(quote.total);
      const charges = chargesOf(order).map(({ quantity, unitAmount }) => quantity * unitAmount);
      expect(charges.reduce((sum, amount) => sum + amount, 0)).toBe(quote.total);
      expect(refundOf(order, wholeOrder(order)).total).toBe(quote.total);
    }),
  );
});

test('refunded lines tell their deposit by the unit, and one rate of tax where they have one', () => {
  const order = retailOrder();
  const cans = [{ productId: 'CTR-112', quantity: 6 }];
  const shirts = [{ productId: 'SHIRT', quantity: 1 }];
  expect(refundedDeposit(order, [...cans, ...shirts])).toEqual({ units: 6, perUnit: 10, amount: 60 });
  expect(refundedTaxRate(order, cans)).toBe(15_000);
  expect(refundedTaxRate(order, shirts)).toBe(12_000);
  expect(refundedTaxRate(order, [...cans, ...shirts])).toBeNull();
  expect(refundedTaxRate(order, [{ productId: 'GONE', quantity: 1 }])).toBeNull();
});
