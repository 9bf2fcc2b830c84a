import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

/** Opens a product far down a list that was extended, and comes back to where it was. */
async function thereAndBack(page: Page) {
  const product = cards(page).nth(40).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  await product.click();
  await expect(page).toHaveURL(/\/products?\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
}

test.describe('a catalogue that is too large to hold', () => {
  test.beforeEach(async ({ page }) => {
    // The site has few products: what it says of their number is all that is made up here.
    await page.route('**/api/products?ifSmall=true', (route) =>
      route.fulfill({ json: { products: [], isLarge: true } }),
    );
  });

  test('filters, search and further cards are asked of the API, and Back has them at once', async ({
    page,
  }) => {
    await enterShop(page);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('link', { name: /^50L KEGS \d+ kegs$/ })).toBeVisible();
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(48);
    await thereAndBack(page);
    await page.getByRole('button', { name: 'FUGGLES', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search products' }).fill('orchard row');
    await expect(cards(page).first()).toContainText('Orchard Row');
    await expect(page).toHaveURL(/brand=FUGGLES&search=orchard\+row/);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});
