import { testProduct } from '../../goods/products/fixtures.ts';
import { quoteFor } from '../quotes/index.ts';
import { at, customer, retailOrder } from './fixtures.ts';
import { addressLine, fullName, orderFrom, orderIdFor, phoneLine } from './index.ts';

test('a quote becomes an order document in dollars, pending, with its charges and its first timeline entry', () => {
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
    charges: [
      { id: 'gst', kind: 'tax', label: 'GST (5%)', rate: 5000, amount: 7.2 },
      { id: 'pst', kind: 'tax', label: 'PST (7%)', rate: 7000, amount: 10.08 },
      {
        id: 'alcoholTax',
        kind: 'tax',
        label: 'Alcohol tax (3%)',
        rate: 3000,
        products: ['CTR-112'],
        amount: 1.62,
      },
      {
        id: 'deposit',
        kind: 'deposit',
        label: 'Container deposit',
        perUnit: 0.1,
        products: ['CTR-112'],
        amount: 1.2,
      },
    ],
    pricing: { pricedAt: '2026-11-20T18:00:00.123Z', province: 'BC' },
    timeline: [
      { at: '2026-11-20T18:00:00.123Z', who: 'ines@tremblay.example', event: 'placed', to: 'pending' },
    ],
  });
});

test('shipping that was charged is stored even if no option is named', () => {
  const lines = [{ product: testProduct(), quantity: 1 }];
  const quote = quoteFor({ channel: 'dtc', lines, shipping: 1495, at });
  const order = orderFrom({ id: 'CBO-1', quote, customer, placedAt: at, placedBy: 'a@b.example' });
  expect(order.shipping).toEqual({ serviceName: 'Shipping', transitDays: 0, amount: 14.95 });
});

test('an order without a shipping option has none, an item without a category none', () => {
  const { category: _, ...plain } = testProduct({ packagingType: '50L' });
  const quote = quoteFor({ channel: 'keg', lines: [{ product: plain, quantity: 1 }], at });
  const order = orderFrom({ id: 'KEG-1', quote, customer, placedAt: at, placedBy: 'a@b.example' });
  expect(order).not.toHaveProperty('shipping');
  expect(order.items[0]).not.toHaveProperty('productCategory');
  expect(order.items[0]).not.toHaveProperty('backOrdered');
  expect(order.items[0]).not.toHaveProperty('ordinaryPrice');
});

// ORDER-7
test.each([
  ['licensee', 0, 'CBO-1795197600123'],
  ['dtc', 2, 'CBO-1795197600125'],
  ['keg', 0, 'KEG-1795197600'],
  ['keg', 1, 'KEG-1795197601'],
] as const)('the id of an order of %s, %d ids taken, is %s', (channel, taken, id) => {
  expect(orderIdFor(channel, at, taken)).toBe(id);
});
// ORDER-2
test('names, addresses and phones are joined for their columns', () => {
  const form = { address: ' 1180 Powell Street ', city: 'Vancouver', province: 'BC', postalCode: 'V6A 1H1' };
  expect(addressLine(form)).toBe('1180 Powell Street, Vancouver, BC, V6A 1H1');
  expect(addressLine({ ...form, city: ' ', province: '' })).toBe('1180 Powell Street, V6A 1H1');
  expect(phoneLine(' 604-555-0142 ')).toBe('Phone: 604-555-0142');
  expect(fullName({ firstName: ' Maren ', lastName: 'Oduya ' })).toBe('Maren Oduya');
});
