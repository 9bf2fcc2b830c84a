import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

test('the dashboard shows figures and switches Coming Soon Mode there and back', async ({ page }) => {
  await openStaffPage(page);
  await expect(page.getByRole('link', { name: /Revenue today, so far/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders by channel and day' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: '28 days' }).click();
  await expect(page.getByRole('table', { name: 'Orders by channel and week' })).toBeVisible();
  await inspect(page);
  const mode = page.getByRole('switch', { name: 'Coming Soon Mode' });
  await mode.click();
  await expect(mode).toBeChecked();
  await toast(page, 'Coming Soon Mode is on').getByRole('button', { name: 'Undo' }).click();
  await expect(mode).not.toBeChecked();
});

test('a captured lead is in the list and in the export', { tag: '@verify' }, async ({ page }) => {
  const email = `lead.${Date.now().toString(36)}@mail.example`;
  await page.request.post('/api/leads', { data: { name: 'Ines Calloway', email, source: 'retail_popup' } });
  await openStaffPage(page, '/admin/retail-leads');
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(row).toContainText(/Sent|On its way/);
  await inspect(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^retail-leads-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);
});

test('staff walk through the real shop as of a chosen moment, where nothing can be ordered, and back to now', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/products/future-shop?channel=keg&at=2036-06-05T10:00');
  await page.getByRole('button', { name: 'Browse this shop' }).click();
  await expect(page).toHaveURL(/\/dtckegs/);
  const bar = page.getByRole('complementary', { name: 'Future shop' });
  await expect(bar).toContainText('As of Jun 5, 2036, 10:00 AM, nothing can be ordered');
  await expect(page.getByRole('article').first()).toContainText('Keg');
  await page.reload();
  await expect(bar).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const cart = page.getByRole('link', { name: /cart/i }).first();
  await expect(cart).toHaveAccessibleName(/1/);
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toBeHidden();
  await expect(cart).not.toHaveAccessibleName(/1/);
});
