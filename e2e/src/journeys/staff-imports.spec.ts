import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';

test.beforeEach(async ({ page }) => signIn(page.context()));

const run = Date.now().toString(36).toUpperCase();
const FRESH = `JRN-${run}`;

const FILE = `Item #,Item,Cat,Packaging,On Hand,Available,Price
${FRESH},Journey Ale ${run},Beer-Craft,Packaged,12,12,48.00
,Nobody's Ale,Beer-Craft,Packaged,5,5,50.00
JRN-BAD,Call Us Ale,Beer-Craft,Packaged,5,5,call us
`;

// IMPORT-4
test('staff import new products, reload in the middle of the review, and undo', async ({ page }) => {
  await page.goto('/admin/upload');
  const file = { name: `journey-${run}.csv`, mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.getByLabel('CSV file').setInputFiles(file);
  const review = page.getByRole('dialog', { name: 'Review before anything changes' });
  const apply = review.getByRole('button', { name: 'Apply Changes' });
  await expect(review.getByText('Brand assignment required')).toBeVisible();
  await expect(apply).toBeDisabled();
  await inspect(page, review);
  const brand = review.getByRole('combobox', { name: `Brand of Journey Ale ${run}` });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await brand.selectOption('FORCE');
  await stored;
  // A reload in the middle of a review loses nothing.
  await page.reload();
  await expect(brand).toHaveValue('FORCE');
  await review.getByRole('tab', { name: 'Issues 2' }).click();
  await expect(review.getByText('Missing product ID/SKU')).toBeVisible();
  await expect(review.getByText('Invalid price (must be a number >= 0)')).toBeVisible();
  await review.getByRole('button', { name: 'Show the row 4' }).click();
  await expect(review.getByText('call us', { exact: true })).toBeVisible();
  await inspect(page);
  await apply.click();
  await expect(page.getByText('Syncing')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible();

  await page.getByRole('button', { name: `Undo journey-${run}.csv` }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await page.goto(`/admin/products?search=${FRESH}`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

const REAL = '../shared/data/bc-beer-2021-inventory.csv';

// The real inventory isn't part of the project; the made-up file above is processed the same way.
if (existsSync(REAL)) {
  test('the real inventory of four hundred beers is reviewed, given a brand, applied and undone', {
    tag: '@verify',
  }, async ({ page }) => {
    await page.goto('/admin/upload');
    await page.getByLabel('CSV file').setInputFiles(REAL);
    const review = page.getByRole('dialog', { name: 'Review before anything changes' });
    await review.getByRole('combobox', { name: 'Brand for all without one' }).selectOption('CONTAINER');
    await review.getByRole('button', { name: /^Apply to all/ }).click();
    const apply = review.getByRole('button', { name: 'Apply Changes' });
    await expect(apply).toBeEnabled();
    await apply.click();
    await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Import undone')).toBeVisible({ timeout: 60_000 });
  });
}
