import { revenueOf } from './revenue.ts';

test('an order counts with its lines before tax, deposit and shipping', () => {
  const items = [
    { productPrice: 4.5, quantity: 12 },
    { productPrice: 3.75, quantity: 6 },
    { productPrice: 4, quantity: 6 },
  ];
  expect(revenueOf({ items })).toBe(10_050);
});

test('units that were refunded count no longer', () => {
  expect(revenueOf({ items: [{ productPrice: 4.5, quantity: 12, refunded: 6 }] })).toBe(2700);
  expect(revenueOf({ items: [{ productPrice: 4.5, quantity: 12, refunded: 12 }] })).toBe(0);
});

test('an order without lines counts nothing', () => {
  expect(revenueOf({ items: [] })).toBe(0);
});
