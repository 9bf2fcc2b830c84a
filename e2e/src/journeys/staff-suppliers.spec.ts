import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';

test('staff enter a missing size, add a supplier, complete it by a file, and find last week’s sales reports', async ({
  page,
}) => {
  await signIn(page.context());
  await page.goto('/admin/products/sizes');
  const size = page.getByRole('textbox', { name: 'Size of Marzipan Mole Dessert Stout' });
  await size.fill('12 x 650 mL');
  await inspect(page);
  await page.getByRole('button', { name: 'Save the size of Marzipan Mole Dessert Stout' }).click();
  await expect(size).toHaveCount(0);

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

  await page.goto('/admin/money/reports');
  await expect(page.getByRole('button', { name: 'Curious Creatures Beer', exact: true })).toBeVisible();
});
