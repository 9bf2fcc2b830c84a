import fc from 'fast-check';
import { partlyRefunded, sold } from './fixtures.ts';
import { creditNotesOf, invoiceOf, prorate, saleOf } from './index.ts';

// ACCOUNTING-2
test('an invoice has a line for each product with its taxes, then deposits and shipping without', () => {
  const { lines, total, ...head } = invoiceOf(sold());
  expect(head).toEqual({
    kind: 'invoice',
    number: 'CBO-1795197600123',
    order: 'CBO-1795197600123',
    customer: 'Ines Tremblay',
    day: '2026-11-20',
  });
  expect(
    lines.map(({ item, quantity, amount, taxCode, tax }) => [item, quantity, amount, taxCode, tax]),
  ).toEqual([
    ['CTR-112', 12, 5400, 'GST/PST/Alcohol tax BC', 810],
    ['SHIRT', 3, 9000, 'GST/PST BC', 1080],
    ['deposit', 12, 120, 'Exempt', 0],
    ['shipping', 1, 1420, 'Exempt', 0],
  ]);
  expect(total).toBe(17830);
});

// ACCOUNTING-2
test('each refund is a credit note on its day, and invoice less credit notes is what was paid in the end', () => {
  const order = partlyRefunded();
  const notes = creditNotesOf(order);
  expect(notes.map(({ number, day, total }) => [number, day, total])).toEqual([
    ['CBO-1795197600123-CN1', '2026-11-21', 1055],
    ['CBO-1795197600123-CN2', '2026-11-22', 3360],
  ]);
  expect(invoiceOf(order).total - notes.reduce((sum, { total }) => sum + total, 0)).toBe(saleOf(order).total);
});

// ACCOUNTING-2
test('lines and taxes of invoices and credit notes add up to the cent, whatever is refunded in whatever order', () => {
  const { items } = sold();
  fc.assert(
    fc.property(
      fc.array(fc.record({ line: fc.nat(1), units: fc.integer({ min: 1, max: 4 }), cents: fc.nat(9_999) })),
      (asked) => {
        const left = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
        const refunds = asked.flatMap(({ line, units, cents }, place) => {
          const productId = items[line]?.productId ?? '';
          const quantity = Math.min(units, left.get(productId) ?? 0);
          left.set(productId, (left.get(productId) ?? 0) - quantity);
          const lines = [{ productId, quantity }];
          return quantity > 0
            ? [
                {
                  id: `${place}`,
                  number: `CN${place}`,
                  at: '2026-11-21T19:00:00Z',
                  amount: cents / 100,
                  lines,
                },
              ]
            : [];
        });
        const order = sold({
          refunds,
          items: items.map((item) => ({
            ...item,
            refunded: item.quantity - (left.get(item.productId) ?? 0),
          })),
        });
        const documents = [invoiceOf(order), ...creditNotesOf(order)];
        for (const { lines, total } of documents) {
          expect(lines.reduce((sum, { amount, tax }) => sum + amount + tax, 0)).toBe(total);
        }
        const [invoice = 0, ...notes] = documents.map(({ total }) => total);
        expect(notes.reduce((sum, total) => sum - total, invoice)).toBe(saleOf(order).total);
      },
    ),
  );
});

test('parts add up to the amount, each less than a cent off its share', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.array(fc.nat(1e5), { minLength: 1 }), (amount, weights) => {
      const parts = prorate(amount, weights);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      if (whole === 0) return;
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (weights[place] ?? 0)) / whole)).toBeLessThan(1);
      }
    }),
  );
});
