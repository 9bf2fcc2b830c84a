import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  addFromGrid,
  enter,
  fillOrderInformation,
  newBuyer,
  summaryOf,
  takeFromPage,
} from '../page-objects/retail-buyer.ts';
import { takenOver } from '../page-objects/visitor.ts';

test('the grid: chips, search, the way out of filters that leave nothing, back to what was there', async ({
  page,
}) => {
  await enter(page, '/dtc');
  await expect(page.getByRole('heading', { name: 'By the can, by the bottle' })).toBeVisible();
  await expect(page.getByRole('article', { name: /Ritual/ })).toHaveCount(0);
  // Until then, cards further down have an estimated height.
  await takenOver(page);
  // What moves on a page at rest, even unseen, costs a phone every frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('button', { name: 'FORCE', exact: true }).click();
  await expect(page).toHaveURL(/brand=FORCE/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
  await expect(
    page.getByText('No products match your current filters. Try adjusting your search or brand filters.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home Page' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('zzzz');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article', { name: 'Gantry IPA' })).toBeVisible();
});

test('a product page: the art, the facts, a typed quantity, and back to the same place', async ({ page }) => {
  await enter(page, '/dtc?brand=CURIOUS%20CREATURES');
  await page.getByRole('link', { name: 'Moon Moth Hazy IPA' }).click();
  await expect(page).toHaveURL(/\/dtc\/product\/CUR-207$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moon Moth Hazy IPA' })).toBeVisible();
  await expect(page.getByText('a can, plus taxes and a $0.10 container deposit')).toBeVisible();
  await page
    .getByRole('button', { name: /^Quantity 1/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The quantity must be a whole number from 1 to 999')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('123');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('123 x Moon Moth Hazy IPA added to cart')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/brand=CURIOUS/);
});

test('an unknown product says so and leads back to the products', { tag: '@verify' }, async ({ page }) => {
  await enter(page, '/dtc/product/NO-SUCH');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(/\/dtc$/);
});

/** The taxes of TAX-3 and TAX-4 on a subtotal of $52.50 (ten cans at $5.25): the rows of the summary in each province and territory. */
const TAXES: Record<string, string[]> = {
  Alberta: ['GST (5%)$2.63'],
  'British Columbia': ['GST (5%)$2.63', 'PST (7%)$3.68', 'Alcohol tax (3%)$1.58'],
  Manitoba: ['GST (5%)$2.63', 'PST (7%)$3.68'],
  'New Brunswick': ['HST (15%)$7.88'],
  'Newfoundland and Labrador': ['HST (15%)$7.88'],
  'Northwest Territories': ['GST (5%)$2.63'],
  'Nova Scotia': ['HST (14%)$7.35'],
  Nunavut: ['GST (5%)$2.63'],
  Ontario: ['HST (13%)$6.83'],
  'Prince Edward Island': ['HST (15%)$7.88'],
  Quebec: ['GST (5%)$2.63', 'QST (9.975%)$5.24'],
  Saskatchewan: ['GST (5%)$2.63', 'PST (6%)$3.15'],
  Yukon: ['GST (5%)$2.63'],
};
/** All tax rows. */
const TAX_ROW = /(GST|PST|HST|QST|Alcohol tax) \([\d.]+%\)\$[\d.]+/g;

test('the cart: every province has its taxes, every line its stepper, and Clear Cart its empty page', {
  tag: '@verify',
}, async ({ page }) => {
  await enter(page, '/dtc/product/CUR-207');
  await takeFromPage(page, 10);
  await page.getByRole('link', { name: 'Cart 10 items' }).click();
  const summary = summaryOf(page);
  await expect(summary).toContainText('Alcohol tax (3%)');
  await expect(summary).toContainText('Total before shipping');
  const province = page.getByRole('combobox', { name: 'Province' });
  await expect(province.getByRole('option')).toHaveCount(14);
  for (const [name, rows] of Object.entries(TAXES)) {
    await province.selectOption({ label: name });
    // The previous province's rows may be among the expected ones, so all of them must match.
    await expect
      .poll(async () => [...((await summary.textContent()) ?? '').matchAll(TAX_ROW)].map(([row]) => row))
      .toEqual(rows);
  }
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(summary).toContainText('Container deposit, 11 × $0.10$1.10');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(/\/dtc$/);
});

for (const [width, height, tag] of [
  [1440, 900, '@verify'],
  [390, 844, '@phone'],
  [320, 640, '@verify'],
] as const) {
  test(`no screen keeps anyone out at ${width} px`, { tag }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // Axe runs twelve times here, which takes a while on a busy machine.
    test.setTimeout(300_000);
    await enter(page, '/dtc?brand=CURIOUS%20CREATURES');
    await addFromGrid(page, 'Moon Moth Hazy IPA');
    await inspect(page);
    await page.goto('/dtc/product/CUR-207');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page);
    await page.goto('/dtc/cart');
    await fillOrderInformation(page, newBuyer());
    await inspect(page);
    await page.goto('/dtc/payment-cancel');
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    await inspect(page);
    await page.goto('/dtc/payment-success?order=CBO-1');
    await expect(page.getByRole('heading', { name: 'There is no payment to show here' })).toBeVisible();
    await inspect(page);
    await page.goto('/dtc/thank-you');
    await expect(page.getByText('Unknown')).toBeVisible();
    await inspect(page);
    await context.close();
  });
}
