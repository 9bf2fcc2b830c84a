import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
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

test('the dashboard of a phone is one column', { tag: '@verify' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStaffPage(page);
  await expect(page.getByRole('link', { name: /Revenue today, so far/ })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toContainText('Signed in as:');
  await inspect(page);
});

test('a captured lead is in the list and in the export', async ({ page }) => {
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

test('a licence is added by hand, renamed after both names were seen, and had back by Undo', async ({
  page,
}) => {
  const number = `9${Date.now().toString().slice(-6)}`;
  await openStaffPage(page, '/admin/license?tab=manual');
  const save = async (name: string) => {
    await page.getByRole('textbox', { name: 'Licence number *' }).fill(number);
    await page.getByRole('textbox', { name: 'Company name *' }).fill(name);
    await page.getByRole('button', { name: 'Save licence' }).click();
  };
  await page.getByRole('button', { name: 'Save licence' }).click();
  await expect(page.getByText('License number is required')).toBeVisible();
  await inspect(page);
  await save('Kingfisher Cafe');
  await expect(page.getByText(`Licence ${number}`).first()).toBeVisible();
  await save('Kingfisher Café');
  await page.getByRole('button', { name: 'Save the new name' }).click();
  await expect(page.getByText('Kingfisher Café', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Kingfisher Cafe', { exact: true }).first()).toBeVisible();
});

test('the future shop shows a channel as of a chosen moment', { tag: '@verify' }, async ({ page }) => {
  await openStaffPage(page, '/admin/products/future-shop?channel=dtc&at=2036-12-05T10:00');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kegs' }).click();
  await expect(page).toHaveURL(/channel=keg/);
  await expect(page.getByRole('article').first()).toContainText('Keg');
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

test('who changed what is in the audit', async ({ page }) => {
  await openStaffPage(page, '/admin/settings/audit');
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Who' })).toBeVisible();
  await inspect(page);
});

test('what needs a look has a page of its own, on a desk and on a phone', { tag: '@verify' }, async ({
  page,
}) => {
  await openStaffPage(page, '/admin/attention');
  await expect(page.getByRole('region', { name: 'Payments and orders' })).toBeVisible();
  await expect(page.getByText(/^Payments and orders compared at/)).toBeVisible();
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: /^Emails and other follow-ups/ })).toBeVisible();
  await inspect(page);
});

test('the register of licensees sorts, and a figure leads to the orders behind it', async ({
  page,
  browser,
}) => {
  const id = await placeWholesaleOrder(browser, 'The Gull & Anchor');
  await openStaffPage(page, '/admin/accounts');
  const gull = page.getByRole('table', { name: 'Licensees' }).getByRole('row', { name: /305-218/ });
  await expect(gull).toContainText('Today');
  await inspect(page);
  await page.getByRole('button', { name: '12 months' }).click();
  await expect(page.getByRole('columnheader', { name: '12 months' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await gull.getByRole('link', { name: /^\$/ }).click();
  await expect(page).toHaveURL('/admin/orders?search=305-218');
  await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
});
