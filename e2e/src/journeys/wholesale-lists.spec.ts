import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';

test('twelve products are ordered from the list by keyboard alone, and the view is remembered', async ({
  page,
}) => {
  await enterShop(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const fields = rows.getByRole('textbox');
  await fields.first().focus();
  for (let row = 0; row < 12; row += 1) {
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(fields.nth(row + 1)).toBeFocused();
  }
  const bar = page.getByRole('region', { name: 'Your quantities' });
  await expect(bar.getByRole('status')).toContainText('in 12 lines');
  await inspect(page);
  await bar.getByRole('button', { name: /^Add 12 .* - \$/ }).click();
  await expect(page.getByRole('link', { name: /^Cart .* 12 items/ })).toBeVisible();
  await page.reload();
  await expect(rows.first().getByRole('textbox')).toHaveValue('');
});
