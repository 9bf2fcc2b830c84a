import { changeSummary } from './last-changes.tsx';

const entry = { id: '1', at: '2026-11-18T17:00:00Z', who: 'piet.novak@cbo.example', subject: 'CTR-118' };

test('A price changed by an upload shows both prices and the source', () => {
  const change = { action: 'product.import', before: { price: 62.4 }, after: { price: 64.8 } };
  expect(changeSummary({ ...entry, ...change })).toBe('Price $62.40 → $64.80, inventory upload');
});

test('A long text shows only its field name; a switch and an empty value show as words', () => {
  const before = { description: 'Oats, cocoa and a little smoke.', hidden: false, ltoPrice: null };
  const after = { description: 'Roasted and dry.', hidden: true, ltoPrice: 59.5 };
  expect(changeSummary({ ...entry, action: 'product.edit', before, after })).toBe(
    'Description, Hidden no → yes, LTO price none → $59.50',
  );
});

test("A product's first entry says that it was added", () => {
  const after = { name: 'Night Berth Stout', price: 69.6 };
  expect(changeSummary({ ...entry, action: 'product.import', after })).toBe('Added, inventory upload');
});
