import fc from 'fast-check';
import { PROVINCE_CODES } from '../../foundation/provinces/index.ts';
import { depositFeeProduct, testProduct } from '../../goods/products/fixtures.ts';
import { presentQuote, quoteFor } from './index.ts';

const at = new Date('2026-11-20T18:00:00.000Z');
const offer = { ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-30' };
const gantry = testProduct({ id: 'CTR-112', price: 74.4, ltoPrice: 66, stock: 52, ...offer });
const lezak = testProduct({ id: 'CZB-301', price: 66, stock: 96 });
const keg = testProduct({ id: 'FRC-450', price: 238, packagingType: '50L', stock: 11 });
const golden = testProduct({ id: 'FUG-511', price: 60, stock: 65 });
const shirt = testProduct({ id: 'SHIRT', price: 30, category: 'Merchandise', stock: 4 });

// QUOTE-2
test('a wholesale cart: cases and kegs, GST, 2.40 a case', () => {
  const lines = [
    { product: gantry, quantity: 4 },
    { product: lezak, quantity: 6 },
    { product: keg, quantity: 2 },
    { product: golden, quantity: 1 },
  ];
  const quote = quoteFor({ channel: 'licensee', lines, at });
  expect(presentQuote(quote)).toEqual({
    lines: [
      { productId: 'CTR-112', quantity: 4, unitPrice: 66, lineTotal: 264 },
      { productId: 'CZB-301', quantity: 6, unitPrice: 66, lineTotal: 396 },
      { productId: 'FRC-450', quantity: 2, unitPrice: 238, lineTotal: 476 },
      { productId: 'FUG-511', quantity: 1, unitPrice: 60, lineTotal: 60 },
    ],
    subtotal: 1196,
    charges: [
      { id: 'gst', kind: 'tax', label: 'GST (5%)', amount: 59.8 },
      { id: 'deposit', kind: 'deposit', label: 'Container deposit', amount: 26.4 },
    ],
    taxes: { gst: 59.8, pst: 0, hst: 0, alcoholTax: 0, total: 59.8 },
    deposit: 26.4,
    shipping: 0,
    total: 1282.2,
    unavailable: [],
    pricedAt: '2026-11-20T18:00:00.000Z',
  });
  expect(quote.charges[1]).toMatchObject({ units: 11, perUnit: 240, amount: 2640 });
  expect(quote.lines[0]).toMatchObject({ ordinaryPrice: 7440, price: { lto: 'active' } });
});

// DEPOSIT-2, TAX-1
test('a retail cart: single units, BC taxes, 0.10 a unit, shipping untaxed', () => {
  const lines = [
    { product: gantry, quantity: 12 },
    { product: shirt, quantity: 1 },
  ];
  expect(presentQuote(quoteFor({ channel: 'dtc', lines, shipping: 1420, at }))).toMatchObject({
    lines: [
      { unitPrice: 4.5, lineTotal: 54 },
      { unitPrice: 30, lineTotal: 30 },
    ],
    subtotal: 84,
    taxes: { gst: 4.2, pst: 5.88, hst: 0, alcoholTax: 1.62, total: 11.7 },
    deposit: 1.2,
    shipping: 14.2,
    total: 111.1,
  });
});

// TAX-3
test("retail taxes follow the province; without one they are BC's", () => {
  const lines = [{ product: gantry, quantity: 10 }];
  const totalIn = (province: 'ON' | 'BC' | null) => quoteFor({ channel: 'dtc', lines, province, at }).total;
  expect(totalIn('ON')).toBe(5185);
  expect(totalIn('BC')).toBe(5275);
  expect(totalIn(null)).toBe(5275);
});

// DEPOSIT-3, QUOTE-2, SHIPPING-1
test('a keg cart: base x 1.6 and 15%, no deposit and no shipping', () => {
  const lines = [{ product: keg, quantity: 2 }];
  expect(presentQuote(quoteFor({ channel: 'keg', lines, shipping: 1420, at }))).toMatchObject({
    lines: [{ unitPrice: 380.8, lineTotal: 761.6 }],
    subtotal: 761.6,
    taxes: { gst: 38.08, pst: 76.16, hst: 0, alcoholTax: 0, total: 114.24 },
    deposit: 0,
    shipping: 0,
    total: 875.84,
  });
});

test('a line beyond the stock says how many are left', () => {
  const lines = [
    { product: shirt, quantity: 5 },
    { product: testProduct({ stock: 1, looseUnits: 3 }), quantity: 27 },
  ];
  expect(quoteFor({ channel: 'dtc', lines, at }).unavailable).toEqual([{ productId: 'SHIRT', left: 4 }]);
  const sold = [{ product: testProduct({ stock: -1 }), quantity: 1 }];
  expect(quoteFor({ channel: 'licensee', lines: sold, at }).unavailable).toEqual([
    { productId: 'CTR-101', left: 0 },
  ]);
});

// DEPOSIT-5, QUOTE-4
test('lines of one product are merged and share its stock; the deposit line is a result, not a request', () => {
  const lines = [
    { product: shirt, quantity: 3 },
    { product: depositFeeProduct, quantity: 9 },
    { product: shirt, quantity: 2 },
  ];
  const quote = quoteFor({ channel: 'licensee', lines, at });
  expect(quote.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([['SHIRT', 5]]);
  expect(quote.unavailable).toEqual([{ productId: 'SHIRT', left: 4 }]);
  expect(presentQuote(quote).deposit).toBe(0);
});

test.each([0, -1, 1.5, Number.NaN])('%d is no quantity', (quantity) => {
  expect(() => quoteFor({ channel: 'dtc', lines: [{ product: shirt, quantity }], at })).toThrow(
    new RangeError(`not a quantity: ${quantity}`),
  );
});

test('an empty quote costs nothing', () => {
  expect(quoteFor({ channel: 'dtc', lines: [], at })).toMatchObject({ subtotal: 0, total: 0, lines: [] });
});

const anyProduct = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    price: fc.integer({ min: 0, max: 100_000 }),
    category: fc.constantFrom('Beer-Craft', 'Merchandise', 'Container Deposit'),
    packagingType: fc.constantFrom('Packaged', '20L & 30L', '50L'),
    stock: fc.nat(50),
    forceDisplay: fc.boolean(),
  })
  .map((fields) =>
    testProduct({ ...fields, price: fields.price / 100 } as Parameters<typeof testProduct>[0]),
  );

// MONEY-3
test('rows add up to the shown total', () => {
  const lines = fc.array(fc.record({ product: anyProduct, quantity: fc.integer({ min: 1, max: 999 }) }));
  const channel = fc.constantFrom('licensee', 'dtc', 'keg') as fc.Arbitrary<'licensee' | 'dtc' | 'keg'>;
  fc.assert(
    fc.property(
      lines,
      channel,
      fc.constantFrom(...PROVINCE_CODES),
      fc.nat(9999),
      (asked, where, province, shipping) => {
        const quote = quoteFor({ channel: where, lines: asked, province, shipping, at });
        const shown = presentQuote(quote);
        const inCents = (dollars: number) => Math.round(dollars * 100);
        const rows = [
          ...shown.lines.map((line) => line.lineTotal),
          ...shown.charges.map((charge) => charge.amount),
          shown.shipping,
        ];
        expect(rows.reduce((sum, row) => sum + inCents(row), 0)).toBe(inCents(shown.total));
        const { total, ...taxes } = shown.taxes;
        expect(Object.values(taxes).reduce((sum, tax) => sum + inCents(tax), 0)).toBe(inCents(total));
        expect(inCents(total) + inCents(shown.deposit)).toBe(
          shown.charges.reduce((sum, { amount }) => sum + inCents(amount), 0),
        );
      },
    ),
  );
});

// QUOTE-2
test("the rules' retail examples are right", () => {
  const lines = [{ product: gantry, quantity: 12 }];
  const totals = { subtotal: 54, deposit: 1.2 };
  expect(presentQuote(quoteFor({ channel: 'dtc', lines, province: 'BC', shipping: 1495, at }))).toMatchObject(
    { ...totals, taxes: { gst: 2.7, pst: 3.78, hst: 0, alcoholTax: 1.62, total: 8.1 }, total: 78.25 },
  );
  expect(presentQuote(quoteFor({ channel: 'dtc', lines, province: 'QC', shipping: 2195, at }))).toMatchObject(
    { ...totals, taxes: { gst: 2.7, pst: 5.39, hst: 0, alcoholTax: 0, total: 8.09 }, total: 85.24 },
  );
});
