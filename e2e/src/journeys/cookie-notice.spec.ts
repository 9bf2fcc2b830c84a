import { expect, type Page, test } from '@playwright/test';
import { enterShop } from '../page-objects/licensee.ts';
import { signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';
import { atEachWidth } from '../page-objects/windows.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Forgets the answer that the page object gave. */
const unanswered = (page: Page) => page.addInitScript(() => localStorage.removeItem('cookie-consent'));

atEachWidth(
  [
    [390, 700],
    [768, 900],
    [1440, 900],
  ],
  () => {
    // GATE-12, PAYMENT-15
    test('A customer continues to payment', async ({ page }) => {
      await passGates(page);
      await unanswered(page);
      await page.goto('/dtc');
      await page.getByRole('button', { name: /^Add/ }).first().click();
      await page.goto('/dtc/cart');
      await expect(notice(page)).toBeVisible();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      const refused = page.locator('input:focus');
      await expect(refused).toHaveAttribute('aria-invalid', 'true');
      await expect(refused).toBeInViewport();
    });

    // GATE-12
    test('A pub adds what it typed into the list view', async ({ page }) => {
      await enterShop(page, '/shop?view=list');
      await unanswered(page);
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await page.getByRole('textbox', { name: /^Quantity, Gantry IPA/ }).fill('2');
      await page.getByRole('button', { name: /^Add \d+/ }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('2');
    });

    // GATE-12
    test('A member of staff is asked in the shop, not in the staff area', async ({ page, context }) => {
      await signIn(context);
      await page.goto('/shop');
      await expect(notice(page)).toBeVisible();
      await page.goto('/admin/products?edit=CTR-118');
      await page.getByLabel('Description', { exact: true }).fill(`Oats and cocoa, written at ${Date.now()}.`);
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText('has been updated successfully.')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  },
);
