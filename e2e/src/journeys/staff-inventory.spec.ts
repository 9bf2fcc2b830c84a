import { expect, test } from '@playwright/test';
import { signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

test.beforeEach(async ({ page }) => {
  // The cookie banner would cover the bulk bar.
  await passGates(page);
  await signIn(page.context());
});

const STOUT = 'CTR-118';

test('staff change a price in its cell by keyboard alone and take it back', async ({ page }) => {
  await page.goto(`/admin/products?search=${STOUT}`);
  const grid = page.getByRole('grid', { name: 'Products' });
  const row = grid.getByRole('row', { name: /Night Berth/ });
  const before = await row.getByText(/^\$/).last().textContent();
  await grid.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Price of / }).fill('71.25');
  await page.keyboard.press('Enter');
  await expect(row.getByText('$71.25')).toBeVisible();
  // The price shows before it is saved, and only what is saved can be taken back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row.getByText(before ?? '')).toBeVisible();
});
