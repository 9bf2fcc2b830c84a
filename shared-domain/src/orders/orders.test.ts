import fc from 'fast-check';
import { madeUp } from '../products/made-up.ts';
import { quoteFor } from '../quotes/index.ts';
import {
  addressLine,
  changeStatus,
  chargesOf,
  fullName,
  INITIAL_STATUS,
  isOrderStatus,
  ORDER_STATUSES,
  type OrderDocument,
  orderFrom,
  orderIdFor,
  PAYMENT_STATUSES,
  phoneLine,
  refundOf,
  repriceOrder,
  STATUS_COLOURS,
  STATUS_LABELS,
  stockEffectOf,
  wholeOrder,
} from './index.ts';

const at = new Date('2026-11-20T18:00:00.123Z');
const offer = { ltoPrice: 66, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-30' };
const gantry = madeUp({
  id: 'CTR-112',
  name: 'GANTRY',
  friendlyName: 'Gantry IPA',
  price: 74.4,
  stock: 52,
  ...offer,
});
const shirt = madeUp({
  id: 'SHIRT',
  name: 'Shirt',
  price: 30,
  category: 'Merchandise',
  stock: 1,
  forceDisplay: true,
});
const parcel = { serviceName: 'Expedited Parcel', transitDays: 3, amount: 1420 };
const customer = {
  customerName: 'Ines Tremblay',
  customerEmail: 'ines@tremblay.example',
  address: '2256 West 4th Avenue, Vancouver, BC V6K 1N9',
};

function retailOrder(): OrderDocument {
  const lines = [
    { product: gantry, quantity: 12 },
    { product: shirt, quantity: 3 },
  ];
  const quote = quoteFor({ channel: 'dtc', lines, province: 'BC', shipping: parcel.amount, at });
  const placed = { placedAt: at, placedBy: customer.customerEmail };
  return orderFrom({ id: 'CBO-1795197600123', quote, customer, shippingOption: parcel, ...placed });
}

test('a quote becomes an order document in dollars, pending, with its rates and its first timeline entry', () => {
  expect(retailOrder()).toEqual({
    id: 'CBO-1795197600123',
    channel: 'dtc',
    customerName: 'Ines Tremblay',
    customerEmail: 'ines@tremblay.example',
    address: '2256 West 4th Avenue, Vancouver, BC V6K 1N9',
    items: [
      {
        productId: 'CTR-112',
        productName: 'Gantry IPA',
        productPrice: 4.5,
        productCategory: 'Beer-Craft',
        productPackagingType: 'Packaged',
        quantity: 12,
        lineTotal: 54,
        ordinaryPrice: 5,
      },
      {
        productId: 'SHIRT',
        productName: 'Shirt',
        productPrice: 30,
        productCategory: 'Merchandise',
        productPackagingType: 'Packaged',
        quantity: 3,
        lineTotal: 90,
        backOrdered: 2,
      },
    ],
    totalAmount: 178.3,
    orderDate: '2026-11-20T18:00:00.123Z',
    status: 'pending',
    taxDetails: {
      gst: 7.2,
      pst: 10.08,
      hst: 0,
      alcoholTax: 1.62,
      canDeposit: 1.2,
      totalTax: 18.9,
      subtotal: 144,
    },
    shipping: { serviceName: 'Expedited Parcel', transitDays: 3, amount: 14.2 },
    pricing: {
      pricedAt: '2026-11-20T18:00:00.123Z',
      province: 'BC',
      rates: { gst: 5000, pst: 7000, hst: 0, alcoholTax: 3000, depositPerUnit: 10 },
    },
    timeline: [
      { at: '2026-11-20T18:00:00.123Z', who: 'ines@tremblay.example', event: 'placed', to: 'pending' },
    ],
  });
});

test('an order without a shipping option has none, an item without a category none', () => {
  const { category: _, ...plain } = madeUp({ packagingType: '50L' });
  const quote = quoteFor({ channel: 'keg', lines: [{ product: plain, quantity: 1 }], at });
  const order = orderFrom({ id: 'KEG-1', quote, customer, placedAt: at, placedBy: 'a@b.example' });
  expect(order).not.toHaveProperty('shipping');
  expect(order.items[0]).not.toHaveProperty('productCategory');
  expect(order.items[0]).not.toHaveProperty('backOrdered');
  expect(order.items[0]).not.toHaveProperty('ordinaryPrice');
});

test.each([
  ['licensee', 0, 'CBO-1795197600123'],
  ['dtc', 2, 'CBO-1795197600125'],
  ['keg', 0, 'KEG-1795197600'],
  ['keg', 1, 'KEG-1795197601'],
] as const)('the id of an order of %s, %d ids taken, is %s', (channel, taken, id) => {
  expect(orderIdFor(channel, at, taken)).toBe(id);
});

test('the first id of an instant counts nothing up', () => {
  expect(orderIdFor('licensee', at)).toBe('CBO-1795197600123');
});

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

test('statuses, their words and colours are those of the specification', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processed', 'shipped', 'delivered', 'cancelled']);
  expect(PAYMENT_STATUSES).toEqual(['pending', 'paid', 'expired', 'refunded']);
  expect(INITIAL_STATUS).toBe('pending');
  expect(STATUS_COLOURS).toEqual({
    pending: 'yellow',
    processed: 'blue',
    shipped: 'indigo',
    delivered: 'green',
    cancelled: 'red',
  });
  expect(Object.values(STATUS_LABELS)).toEqual(['Pending', 'Processed', 'Shipped', 'Delivered', 'Cancelled']);
  expect(isOrderStatus('shipped')).toBe(true);
  expect(isOrderStatus('lost')).toBe(false);
});

test.each([
  ['pending', 'processed', 'none'],
  ['pending', 'cancelled', 'give-back'],
  ['delivered', 'cancelled', 'give-back'],
  ['cancelled', 'pending', 'take-again'],
  ['cancelled', 'cancelled', 'none'],
] as const)('going from %s to %s asks of the stock: %s', (from, to, effect) => {
  expect(stockEffectOf(from, to)).toBe(effect);
});

test('a status change is recorded with who and when', () => {
  const order = retailOrder();
  expect(
    changeStatus(order, 'cancelled', 'nora.whitfield@cbo.example', new Date('2026-11-21T01:00:00Z')),
  ).toEqual({
    status: 'cancelled',
    stock: 'give-back',
    timeline: [
      ...order.timeline,
      {
        at: '2026-11-21T01:00:00.000Z',
        who: 'nora.whitfield@cbo.example',
        event: 'status',
        from: 'pending',
        to: 'cancelled',
      },
    ],
  });
  expect(changeStatus(order, 'pending', 'nora.whitfield@cbo.example', at)).toBeNull();
});

test('names, addresses and phones are joined as the columns hold them', () => {
  const form = { address: ' 1180 Powell Street ', city: 'Vancouver', province: 'BC', postalCode: 'V6A 1H1' };
  expect(addressLine(form)).toBe('1180 Powell Street, Vancouver, BC, V6A 1H1');
  expect(addressLine({ ...form, city: ' ', province: '' })).toBe('1180 Powell Street, V6A 1H1');
  expect(phoneLine(' 604-555-0142 ')).toBe('Phone: 604-555-0142');
  expect(fullName({ firstName: ' Maren ', lastName: 'Oduya ' })).toBe('Maren Oduya');
});
