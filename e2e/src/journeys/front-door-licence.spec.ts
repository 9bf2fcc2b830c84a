import { expect, type Page, test } from '@playwright/test';
import { header, openLanding, toast } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted')));

const choice = (page: Page) => page.getByRole('dialog', { name: 'Who is shopping?' });
const entry = (page: Page) => page.getByRole('dialog', { name: 'Verify your licence' });
const field = (page: Page) => entry(page).getByRole('textbox', { name: 'Licence number' });
const verify = (page: Page) => entry(page).getByRole('button', { name: /^Verify/ });

async function openEntry(page: Page): Promise<void> {
  await openLanding(page);
  await header(page).getByRole('button', { name: 'Shop' }).click();
  await choice(page).getByRole('button', { name: 'Licensee' }).click();
  await expect(field(page)).toBeFocused();
}

test('retail leads to the retail shop, licensee to the number, Back to the choice, Close to where one was', async ({
  page,
}) => {
  await openEntry(page);
  await expect(verify(page)).toBeDisabled();
  await field(page).fill('   ');
  await expect(verify(page)).toBeDisabled();
  await entry(page).getByRole('button', { name: 'Back' }).click();
  await expect(choice(page).getByRole('button', { name: 'Retail' })).toBeFocused();
  await choice(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);

  await header(page).getByRole('button', { name: 'Shop' }).click();
  await choice(page).getByRole('button', { name: 'Retail' }).click();
  await expect(page).toHaveURL(/\/dtc$/);
  expect(await page.evaluate(() => sessionStorage.getItem('userType'))).toBe('retail');
});

test('a known number, typed with blanks around it, opens the wholesale shop', async ({ page }) => {
  await openEntry(page);
  await field(page).fill(' 305-218 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop$/);
  await expect(toast(page, 'License Verified')).toContainText('Welcome, The Gull & Anchor');
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(kept).toMatchObject({
    userType: 'licensee',
    licenseNumber: '305-218',
    companyName: 'The Gull & Anchor',
  });
});

test('the wholesale shop asks for a licence at once; Close and Back lead to the landing page', {
  tag: '@verify',
}, async ({ page }) => {
  for (const way of ['Close', 'Back']) {
    await page.goto('/shop/categories');
    await expect(field(page)).toBeFocused();
    await entry(page).getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
