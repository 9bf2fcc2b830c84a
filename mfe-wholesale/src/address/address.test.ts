import { categoryPath, productPath, shopTitle } from './index.ts';

// LISTING-10, PAGE-5
test.each([
  ['/shop', '', 'Wholesale Shop | Coastal Brew Outfitters'],
  ['/shop/', '', 'Wholesale Shop | Coastal Brew Outfitters'],
  ['/shop/cart', '', 'Coastal Brew Outfitters | CART'],
  ['/shop/thank-you', '', 'Coastal Brew Outfitters | THANK-YOU'],
  ['/shop/categories/50L', '?packaging=50L', 'Coastal Brew Outfitters | 50L'],
  ['/shop/newest', '?brand=FORCE', 'Coastal Brew Outfitters | NEWEST'],
  [
    '/shop',
    '?brand=FORCE,FUGGLES&packaging=50L',
    'Wholesale Shop | Coastal Brew Outfitters - FORCE, FUGGLES + 50L',
  ],
  ['/shop/newest', '?brand=FORCE&packaging=50L', 'Coastal Brew Outfitters | NEWEST - FORCE + 50L'],
  ['/shop/categories/%E0%A4%A', '', 'Coastal Brew Outfitters | %E0%A4%A'],
])('The page %s%s is titled %s', (pathname, search, title) => {
  expect(shopTitle({ pathname, search })).toBe(title);
});

// PAGE-5
test("A product page's title is the beer's name", () => {
  expect(shopTitle({ pathname: '/shop/products/CTR-112', search: '' }, 'Gantry IPA')).toBe(
    'Gantry IPA | Coastal Brew Outfitters',
  );
});

test('An item number with a slash or a space still has an address', () => {
  expect(productPath({ id: 'CTR 1/2' })).toBe('/shop/products/CTR%201%2F2');
});

test('A category links to its packaging', () => {
  expect(categoryPath('50L')).toBe('/shop/categories/50L?packaging=50L');
});
