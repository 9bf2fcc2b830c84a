import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { addFromGrid, enter, fillOrderInformation, newBuyer } from '../page-objects/retail-buyer.ts';
import { takenOver } from '../page-objects/visitor.ts';

test('the grid: chips, search, the way out of filters that leave nothing, back to what was there', {
  tag: '@verify',
}, async ({ page }) => {
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  test(`no screen keeps anyone out at ${width} px`, { tag: '@verify' }, async ({ browser, baseURL }) => {
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
