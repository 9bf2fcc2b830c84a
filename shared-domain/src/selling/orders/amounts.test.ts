import fc from 'fast-check';
import { PROVINCE_CODES } from '../../foundation/provinces/index.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import { CHANNELS } from '../../goods/products/index.ts';
import { quoteFor, type Totals } from '../quotes/index.ts';
import { at, customer, retailOrder } from './fixtures.ts';
import {
  chargeAndShippingRows,
  type OrderDocument,
  orderFrom,
  paymentItems,
  refundedTaxRate,
  refundOf,
  repriceOrder,
  totalRows,
} from './index.ts';

/** All units of an order: what a full refund returns. */
const wholeOrder = ({ items }: Pick<OrderDocument, 'items'>) =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

// QUOTE-3
test('repricing an old order gives its old total, whatever the current rates', () => {
  const order = retailOrder();
  const former = {
    gst: { rate: 7000 },
    pst: { rate: 0 },
    alcoholTax: { rate: 10_000 },
    deposit: { perUnit: 0.05 },
  };
  const charges = order.charges.map((charge) => ({ ...charge, ...former[charge.id as keyof typeof former] }));
  expect(repriceOrder(order).total).toBe(17830);
  const totals = repriceOrder({ ...order, charges });
  expect(totals).toMatchObject({ subtotal: 14400, total: 17428 });
  expect(totals.charges.map(({ amount }) => amount)).toEqual([1008, 0, 540, 60]);
});

// PAYMENT-9, STOCK-5
test('payment items are lines, charges and shipping, and add up to the total', () => {
  const items = paymentItems(retailOrder());
  expect(items).toEqual([
    { label: 'Gantry IPA', quantity: 12, unitAmount: 450 },
    { label: 'Shirt (2 to follow when back in stock)', quantity: 3, unitAmount: 3000 },
    { label: 'GST (5%)', quantity: 1, unitAmount: 720 },
    { label: 'PST (7%)', quantity: 1, unitAmount: 1008 },
    { label: 'Alcohol tax (3%)', quantity: 1, unitAmount: 162 },
    { label: 'Container deposit', quantity: 1, unitAmount: 120 },
    { label: 'Expedited Parcel', quantity: 1, unitAmount: 1420 },
  ]);
  expect(items.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0)).toBe(17830);
});

// ORDER-19
test.each([
  ['was refunded in part', 38.7, { refundedAmount: 4.99 }, [3870, -499, 3371]],
  [
    'was refunded, then made cheaper',
    33.71,
    { refundedAmount: 9.98, refundedByEdits: 4.99 },
    [3371, -499, 2872],
  ],
  ['was made cheaper', 33.71, { refundedAmount: 4.99, refundedByEdits: 4.99 }, [3371]],
  [
    'was made cheaper, then refunded',
    33.71,
    { refundedAmount: 38.7, refundedByEdits: 4.99 },
    [3371, -3371, 0],
  ],
  // 35.00 were refunded at the payment service, which left 3.70 for the edit.
  ['had little left for its edit', 33.71, { refundedAmount: 38.7, refundedByEdits: 3.7 }, [3371, -3371, 0]],
  ['is on account', 38.7, undefined, [3870]],
])('the total of an order that %s', (_, totalAmount, payment, amounts) => {
  const rows = totalRows({ totalAmount, payment });
  expect(rows.map(({ amount }) => amount)).toEqual(amounts);
  expect(rows.map(({ label }) => label)).toEqual(
    ['Total', 'Refunded', 'Total after refunds'].slice(0, amounts.length),
  );
});

test('rows of 0 are left out, and shipping without a name is called Shipping', () => {
  const { shipping, charges, ...order } = retailOrder();
  const none = charges.map((charge) => ({ ...charge, products: [] }));
  expect(chargeAndShippingRows({ ...order, charges: none })).toEqual([]);
  expect(
    chargeAndShippingRows({
      ...order,
      charges: none,
      shipping: { serviceName: 'Shipping', transitDays: 0, amount: 5 },
    }),
  ).toEqual([{ label: 'Shipping', amount: 500 }]);
  expect(shipping?.amount).toBe(14.2);
});

// REFUND-1
test('refunding lines returns their share of everything, shipping with the last unit', () => {
  const order = retailOrder();
  const shirts = [{ productId: 'SHIRT', quantity: 3 }];
  const cans = [{ productId: 'CTR-112', quantity: 12 }];
  const amountsOf = ({ charges }: Totals) => charges.map(({ id, amount }) => [id, amount]);
  const first = refundOf(order, shirts);
  expect(first).toMatchObject({ subtotal: 9000, shipping: 0, total: 10080 });
  expect(amountsOf(first)).toEqual([
    ['gst', 450],
    ['pst', 630],
    ['alcoholTax', 0],
    ['deposit', 0],
  ]);
  const rest = refundOf(order, cans, shirts);
  expect(rest).toMatchObject({ subtotal: 5400, shipping: 1420, total: 7750 });
  expect(amountsOf(rest)).toEqual([
    ['gst', 270],
    ['pst', 378],
    ['alcoholTax', 162],
    ['deposit', 120],
  ]);
  expect(refundOf(order, wholeOrder(order)).total).toBe(17830);
  expect(refundOf(order, []).total).toBe(0);
});

test.each([
  ['more than was bought', [{ productId: 'SHIRT', quantity: 4 }], []],
  ['what went back before', [{ productId: 'SHIRT', quantity: 1 }], [{ productId: 'SHIRT', quantity: 3 }]],
  ['less than nothing', [{ productId: 'SHIRT', quantity: -1 }], []],
  ['half a unit', [{ productId: 'SHIRT', quantity: 0.5 }], []],
])("%s can't be refunded", (_, lines, before) => {
  expect(() => refundOf(retailOrder(), lines, before)).toThrow(
    new RangeError('more units of SHIRT than the order has'),
  );
});

test("a line that the order doesn't have can't be refunded", () => {
  expect(() => refundOf(retailOrder(), [{ productId: 'GONE', quantity: 1 }])).toThrow(
    new RangeError('more units of GONE than the order has'),
  );
});

// REFUND-1
test('partial refunds add up to the order to the cent', () => {
  const steps = fc.array(fc.record({ productId: fc.constantFrom('CTR-112', 'SHIRT'), quantity: fc.nat(12) }));
  fc.assert(
    fc.property(steps, (requests) => {
      const order = retailOrder();
      const left = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
      const before: { productId: string; quantity: number }[] = [];
      let given = 0;
      for (const { productId, quantity } of [...requests, ...wholeOrder(order)]) {
        const line = { productId, quantity: Math.min(quantity, left.get(productId) ?? 0) };
        const refund = refundOf(order, [line], before);
        const charged = refund.charges.reduce((sum, { amount }) => sum + amount, 0);
        expect(refund.subtotal + charged + refund.shipping).toBe(refund.total);
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
    product: testProduct({ ...fields, price: price / 100 }),
  }));

test("an order's total equals its quote's: as a document, repriced, as payment items, as a full refund", () => {
  const place = fc.record({
    lines: fc.array(line, { minLength: 1 }),
    channel: fc.constantFrom(...CHANNELS),
    province: fc.constantFrom(...PROVINCE_CODES),
    shipping: fc.nat(9999),
  });
  fc.assert(
    fc.property(place, (request) => {
      const quote = quoteFor({ ...request, at });
      const order = orderFrom({ id: 'CBO-1', quote, customer, placedAt: at, placedBy: 'a@b.example' });
      expect(Math.round(order.totalAmount * 100)).toBe(quote.total);
      expect(repriceOrder(order).total).toBe(quote.total);
      const items = paymentItems(order).map(({ quantity, unitAmount }) => quantity * unitAmount);
      expect(items.reduce((sum, amount) => sum + amount, 0)).toBe(quote.total);
      expect(refundOf(order, wholeOrder(order)).total).toBe(quote.total);
    }),
  );
});

test('refunded lines say what is charged per unit, and the tax rate if it is the same for all', () => {
  const order = retailOrder();
  const cans = [{ productId: 'CTR-112', quantity: 6 }];
  const shirts = [{ productId: 'SHIRT', quantity: 1 }];
  const { charges } = refundOf(order, [...cans, ...shirts]);
  expect(charges.find(({ id }) => id === 'deposit')).toMatchObject({ units: 6, perUnit: 10, amount: 60 });
  expect(refundedTaxRate(order, cans)).toBe(15_000);
  expect(refundedTaxRate(order, shirts)).toBe(12_000);
  expect(refundedTaxRate(order, [...cans, ...shirts])).toBeNull();
  expect(refundedTaxRate(order, [{ productId: 'GONE', quantity: 1 }])).toBeNull();
});
