import fc from 'fast-check';
import { testProduct } from '../../goods/products/fixtures.ts';
import type { Channel, Product } from '../../goods/products/index.ts';
import { customer } from '../orders/fixtures.ts';
import { type OrderDocument, orderFrom, repriceOrder } from '../orders/index.ts';
import { quoteFor } from '../quotes/index.ts';
import { changesLines, editOrder, newProductsOf, type RequestedLine } from './index.ts';

const ordered = new Date('2026-11-23T18:00:00Z');
const edited = new Date('2026-11-24T18:00:00Z');
const lager = testProduct({ id: 'CZB-301', name: 'SVETLY', friendlyName: 'Světlý Ležák', price: 66 });
const gantry = testProduct({
  id: 'CTR-112',
  friendlyName: 'Gantry IPA',
  price: 72,
  ltoPrice: 66,
  ltoStartDate: '2026-11-01',
  ltoEndDate: '2026-11-23',
});
const moth = testProduct({ id: 'CUR-207', friendlyName: 'Moon Moth Hazy IPA', price: 76.8 });
const keg = testProduct({
  id: 'CZB-350',
  friendlyName: 'Světlý Ležák 50L',
  price: 228,
  packagingType: '50L',
});
const tidal = testProduct({ id: 'FRC-401', friendlyName: 'Tidal Force West Coast IPA', price: 81.6 });
const shirt = testProduct({ id: 'SHIRT', friendlyName: 'Shirt', price: 30, category: 'Merchandise' });
const products = [lager, gantry, moth, keg, tidal, shirt].map((product) => ({ ...product, stock: 9999 }));

const quoted = (channel: Channel, lines: readonly RequestedLine[], at = edited, list: Product[] = products) =>
  quoteFor({
    channel,
    lines: lines.flatMap(({ productId, quantity }) => {
      const product = list.find(({ id }) => id === productId);
      return product ? [{ product, quantity }] : [];
    }),
    province: 'BC',
    at,
  });

const line = (productId: string, quantity: number): RequestedLine => ({ productId, quantity });

function orderOf(channel: Channel, lines: readonly RequestedLine[]): OrderDocument {
  const quote = quoted(channel, lines, ordered);
  return orderFrom({ id: 'CBO-1', quote, customer, placedAt: ordered, placedBy: 'customer' });
}

/** An order after an edit, as it would be stored. */
function stored(order: Parameters<typeof editOrder>[0], wanted: readonly RequestedLine[], list = products) {
  const added = quoted('licensee', newProductsOf(order, wanted), edited, list);
  const { items, charges, totalAmount, taxDetails, former } = editOrder(order, wanted, added);
  return { items, charges, totalAmount, taxDetails, former };
}

const phoned = orderOf('licensee', [
  line('CZB-301', 12),
  line('CTR-112', 6),
  line('CUR-207', 4),
  line('CZB-350', 2),
]);
const wanted = [line('CZB-301', 15), line('CTR-112', 6), line('CZB-350', 2), line('FRC-401', 3)];

// EDIT-2, EDIT-3
test('an order with more of one line, one taken out and a new one differs by line and in total', () => {
  const edit = editOrder(phoned, wanted, quoted('licensee', newProductsOf(phoned, wanted)));
  expect(
    edit.lines.map(({ productId, before, after, difference }) => [productId, before, after, difference]),
  ).toEqual([
    ['CZB-301', 12, 15, 19_800],
    ['CTR-112', 6, 6, 0],
    ['CUR-207', 4, 0, -30_720],
    ['CZB-350', 2, 2, 0],
    ['FRC-401', 0, 3, 24_480],
  ]);
  expect(edit.before).toMatchObject({ subtotal: 195_120, total: 210_156 });
  expect(edit.after).toMatchObject({ subtotal: 208_680, total: 224_874 });
  expect(edit.after.charges.map(({ label, amount, units }) => [label, amount, units])).toEqual([
    ['GST (5%)', 10_434, 26],
    ['Container deposit', 5760, 24],
  ]);
  expect(edit.difference).toBe(14_718);
  expect(edit).toMatchObject({ totalAmount: 2248.74, taxDetails: { gst: 104.34, canDeposit: 57.6 } });
});

// EDIT-2
test('a line keeps the offer of its day, also for units that are added when it is over', () => {
  const edit = editOrder(phoned, [line('CTR-112', 8)]);
  expect(edit.items).toMatchObject([{ productPrice: 66, quantity: 8, lineTotal: 528, ordinaryPrice: 72 }]);
});

// EDIT-2
test('a line that comes back has its earlier price, whatever it costs now', () => {
  const without = stored(phoned, [line('CZB-301', 12)]);
  const dearer = products.map((product) => ({ ...product, price: 500 }));
  const back = stored(without, [line('CZB-301', 12), line('CUR-207', 4)], dearer);
  expect(back.items[1]).toMatchObject({ productPrice: 76.8, lineTotal: 307.2 });
  expect(newProductsOf(without, [line('CUR-207', 4), line('FRC-401', 1), line('SHIRT', 0)])).toEqual([
    line('FRC-401', 1),
  ]);
});

// EDIT-2, TAX-1
test('lines of two days with different rates are charged apart, and rounded once for each rate', () => {
  const added = quoted('licensee', [line('FRC-401', 1)]);
  const dearer = added.charges.map((charge) =>
    charge.id === 'gst' ? { ...charge, label: 'GST (6%)', rate: 6000 } : charge,
  ) as typeof added.charges;
  const edit = editOrder(phoned, [line('CZB-301', 1), line('FRC-401', 1)], { ...added, charges: dearer });
  expect(edit.charges).toMatchObject([
    { id: 'gst', rate: 5000, products: ['CZB-301'], amount: 3.3 },
    { id: 'gst', rate: 6000, products: ['FRC-401'], amount: 4.9 },
    { id: 'deposit', amount: 4.8 },
  ]);
  expect(edit.taxDetails).toMatchObject({ gst: 8.2, totalTax: 8.2 });
  const former = { items: edit.items, charges: edit.charges, former: edit.former };
  expect(editOrder(former, [line('CZB-301', 1)]).charges.map(({ label }) => label)).toEqual([
    'GST (5%)',
    'Container deposit',
  ]);
});

// EDIT-2, TAX-5
test("a keg order's liquor tax is rounded with the GST of its own day", () => {
  const order = orderOf('keg', [line('CZB-350', 1)]);
  const added = quoted('keg', [line('CZB-301', 1)]);
  const charges = added.charges.map((charge) =>
    charge.id === 'gst' ? { ...charge, label: 'GST (0.001%)', rate: 1 } : charge,
  ) as typeof added.charges;
  const edit = editOrder(order, [line('CZB-350', 1), line('CZB-301', 1)], { ...added, charges });
  // 364.80 with 5% and 10% together; 105.60 with 0.001% and 10% together.
  expect(edit.charges.map(({ id, amount }) => [id, amount])).toEqual([
    ['gst', 0],
    ['gst', 18.24],
    ['pst', 47.04],
  ]);
});

// EDIT-4
test('units beyond the stock are the first to go', () => {
  const [first] = phoned.items;
  const order = { ...phoned, items: [{ ...first, backOrdered: 5 } as NonNullable<typeof first>] };
  const left = (quantity: number) => editOrder(order, [line('CZB-301', quantity)]).items[0]?.backOrdered;
  expect([12, 15, 9, 7, 3].map(left)).toEqual([5, 5, 2, undefined, undefined]);
});

test.each([
  ['of a product without a price', [line('UNKNOWN', 1)], 'no price for UNKNOWN'],
  ['of half a case', [line('CZB-301', 1.5)], 'not a quantity: 1.5'],
  // Its 11 would leave the customer 9, refunding one of the two again.
  ['of a line that was refunded in part', [line('CZB-301', 11)], '2 of CZB-301 were refunded'],
])('an edit %s is refused', (_, lines, message) => {
  const items = phoned.items.map((item, place) => (place === 0 ? { ...item, refunded: 2 } : item));
  expect(() => editOrder({ ...phoned, items }, lines)).toThrow(new RangeError(message));
});

const anyLines = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(...products.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ productId }) => productId, minLength: 1 },
);
const anyChannel = fc.constantFrom<Channel[]>('licensee', 'dtc', 'keg');

// EDIT-3
test('an edit to the same lines changes nothing', () => {
  fc.assert(
    fc.property(anyChannel, anyLines, (channel, lines) => {
      const order = orderOf(channel, lines);
      const edit = editOrder(order, lines);
      expect(changesLines(edit)).toBe(false);
      expect(edit).toMatchObject({ difference: 0, former: [] });
      const { items, charges, taxDetails, totalAmount } = edit;
      expect({ ...order, items, charges, taxDetails, totalAmount }).toEqual(order);
    }),
  );
});

// EDIT-9
test('an edit and an edit back restore the order', () => {
  fc.assert(
    fc.property(anyChannel, anyLines, anyLines, (channel, lines, others) => {
      const order = orderOf(channel, lines);
      const there = editOrder(order, others, quoted(channel, newProductsOf(order, others)));
      const { items, charges, taxDetails, totalAmount } = editOrder(
        { ...there, shipping: order.shipping },
        lines,
      );
      expect({ ...order, items, charges, taxDetails, totalAmount }).toEqual(order);
    }),
  );
});

// EDIT-3
test('the differences of lines and charges add up to the total, to the cent', () => {
  fc.assert(
    fc.property(anyChannel, anyLines, anyLines, (channel, lines, others) => {
      const order = orderOf(channel, lines);
      const edit = editOrder(order, others, quoted(channel, newProductsOf(order, others)));
      const sum = (amounts: readonly { amount: number }[]) =>
        amounts.reduce((all, { amount }) => all + amount, 0);
      const byLine = edit.lines.reduce((all, { difference }) => all + difference, 0);
      expect(byLine).toBe(edit.after.subtotal - edit.before.subtotal);
      expect(byLine + sum(edit.after.charges) - sum(edit.before.charges)).toBe(edit.difference);
      expect(repriceOrder({ ...edit, shipping: order.shipping }).total).toBe(
        Math.round(edit.totalAmount * 100),
      );
    }),
  );
});
