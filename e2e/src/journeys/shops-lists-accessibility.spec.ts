import { expect, test } from '@playwright/test';
import { knowContact } from '../page-objects/contact.ts';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop, quickOrder } from '../page-objects/licensee.ts';
import { enter } from '../page-objects/retail-buyer.ts';
import { atEachWidth } from '../page-objects/windows.ts';

// Many checks each; one takes axe seconds, more on a busy machine.
test.describe.configure({ timeout: 300_000 });

const windows = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

atEachWidth(windows, () => {
  test('no row of the list view, typed or over the stock, keeps anyone out', async ({ page }) => {
    await enterShop(page, '/shop?search=FRC-4&view=list');
    const fields = page.getByRole('list', { name: 'Products' }).getByRole('textbox');
    await fields.first().fill('1');
    await fields.nth(1).fill('9999');
    await expect(page.getByText('1 line is over our stock')).toBeVisible();
    // Axe takes a field half under the bar at the end of the window for a small one.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 4000 });
    await inspect(page);
  });

  for (const path of ['/shop?search=FRC-4', '/dtc?search=moth']) {
    test(`no filter and no sort of ${path} keeps anyone out`, async ({ page }) => {
      await (path.startsWith('/shop') ? enterShop : enter)(page, path);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
      await inspect(page);
    });
  }

  test('no suggestion of quick order keeps anyone out', async ({ page }) => {
    await enterShop(page, '/shop/cart#quick-order');
    await quickOrder(page).fill('CTR-101 2\nmoth 3');
    await expect(page.getByText('moth: which one?')).toBeVisible();
    await inspect(page);
  });

  test('no standing order, shown or changed, keeps anyone out', async ({ page }) => {
    await enterShop(page);
    await knowContact(page, '/shop/orders');
    const standing = page.getByRole('article', { name: /^Every / }).first();
    await expect(standing).toBeVisible();
    await inspect(page);
    await standing.getByRole('button', { name: 'Change' }).click();
    await expect(standing.getByRole('combobox', { name: 'Weekday' })).toBeVisible();
    await inspect(page);
  });

  test("no form of 'Tell me' keeps anyone out", async ({ page }) => {
    await enter(page, '/dtc/product/FRC-433');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('no address');
    await page.getByRole('button', { name: 'Tell me', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await inspect(page);
  });
});
