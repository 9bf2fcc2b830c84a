import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';

test('staff enter a missing size, add a supplier, and find last week’s sales reports', async ({ page }) => {
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

  await page.goto('/admin/money/reports');
  await expect(page.getByRole('button', { name: 'Curious Creatures Beer', exact: true })).toBeVisible();
});
