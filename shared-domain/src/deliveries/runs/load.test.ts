import { kegCount, loadOf, loadText, sumOfKegs, sumOfLoads, timeOfDay } from './index.ts';

const line = (productName: string, quantity: number, more: object = {}) => ({
  productName,
  productPackagingType: 'Packaged' as const,
  quantity,
  ...more,
});
const keg = (productName: string, quantity: number, productPackagingType: '50L' | '20L & 30L') =>
  line(productName, quantity, { productPackagingType });

// RUN-9
test('a load counts cases, kegs by size and merchandise, without refunded units', () => {
  const load = loadOf([
    line('Dry Dock Pilsner', 6),
    line('Gantry IPA', 4, { refunded: 1 }),
    keg('Dry Dock Pilsner 50L', 2, '50L'),
    keg('Moon Moth 20L', 1, '20L & 30L'),
    keg('Best Bitter Keg', 1, '20L & 30L'),
    line('Cap', 1, { productCategory: 'Merchandise' }),
  ]);
  expect(load).toEqual({ cases: 9, kegs: { 50: 2, 30: 1, 20: 1 }, pieces: 1 });
  expect(loadText(load)).toBe('9 cases · 2 × 50L · 1 × 30L · 1 × 20L · 1 piece');
  expect(kegCount(load.kegs)).toBe(4);
  expect([loadText(loadOf([])), loadText(loadOf([line('Dry Dock Pilsner', 1)]))]).toEqual([
    'nothing',
    '1 case',
  ]);
});

// RUN-9
test('loads and kegs add up; a size of which there are none is left out', () => {
  const one = { cases: 2, kegs: { 50: 1 }, pieces: 0 };
  expect(sumOfLoads([one, { ...one, kegs: { 20: 3 } }])).toEqual({
    cases: 4,
    kegs: { 50: 1, 20: 3 },
    pieces: 0,
  });
  expect(sumOfKegs([{ 50: 1, 30: 0 }, { 50: 2 }])).toEqual({ 50: 3 });
});

test.each([
  ['00:05', '12:05 AM'],
  ['08:50', '8:50 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is said as %s', (time, text) => {
  expect(timeOfDay(time)).toBe(text);
});
