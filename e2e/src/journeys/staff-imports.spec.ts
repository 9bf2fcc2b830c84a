import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openStaffPage } from '../page-objects/staff-desk.ts';

const REAL = '../shared/data/bc-beer-2021-inventory.csv';

// The real inventory isn't part of the project; a made-up file is imported by the journey that counts its presses.
if (existsSync(REAL)) {
  test('the real inventory of four hundred beers is reviewed, given a brand, applied and undone', {
    tag: '@verify',
  }, async ({ page }) => {
    await openStaffPage(page, '/admin/upload');
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
