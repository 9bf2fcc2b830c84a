import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';

test('staff add a supplier, and complete it by a file', async ({ page }) => {
  await signIn(page.context());
  await page.goto('/admin/products/suppliers');
  await page.getByRole('button', { name: 'Add a supplier' }).click();
  const form = page.getByRole('dialog', { name: 'Add a supplier' });
  await form.getByRole('textbox', { name: 'Name *' }).fill('Fuggles Brewing');
  await form.getByRole('textbox', { name: 'Brands *' }).fill('FUGGLES');
  await inspect(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fuggles Brewing saved')).toBeVisible();

  await page.getByRole('link', { name: 'Upload a file' }).click();
  const csv = 'Supplier,LDB vendor number,Email\nFuggles Brewing,48-1500,reports@fuggles.example\n';
  const buffer = Buffer.from(csv);
  await page.getByLabel('CSV file').setInputFiles({ name: 'breweries.csv', mimeType: 'text/csv', buffer });
  const review = page.getByRole('dialog', { name: 'Review before anything changes' });
  await expect(review.getByText('LDB vendor number: 48-1500')).toBeVisible();
  await inspect(page);
  await review.getByRole('button', { name: 'Apply Changes' }).click();
  await page.getByRole('link', { name: 'View Suppliers' }).click();
  await expect(page.getByRole('row', { name: /Fuggles Brewing .* reports@fuggles\.example/ })).toBeVisible();
});
