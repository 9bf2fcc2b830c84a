import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { tabTo } from '../page-objects/keyboard.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const stateOf = (page: Page) => page.getByRole('region', { name: 'Selected products' });

test('staff find, select and clear products by keyboard alone', async ({ page }) => {
  await openStaffPage(page, '/admin/products?sort=product');
  const grid = page.getByRole('grid', { name: 'Products' });
  await expect(grid).toBeVisible();
  await press(page, '/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('fuggles');
  await expect(page.getByRole('status').filter({ hasText: / of / })).toContainText(/^17 of /);
  await tabTo(page, grid);
  await press(page, 'ArrowDown', 'Space');
  await expect(stateOf(page)).toContainText('1 selected');
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await expect(stateOf(page)).toContainText('4 selected');
  await press(page, 'Shift+ArrowUp');
  await expect(stateOf(page)).toContainText('3 selected');
  await press(page, 'Control+a');
  await expect(stateOf(page)).toContainText('17 selected');
  await press(page, 'Escape');
  await expect(stateOf(page)).toBeHidden();
  await expect(grid).toBeFocused();
});

test('staff hide a product for everyone and show it again by keyboard alone', async ({ page }) => {
  await openStaffPage(page, '/admin/products?showHidden=true&search=CTR-133');
  const grid = page.getByRole('grid', { name: 'Products' });
  await tabTo(page, grid);
  await press(page, 'Space');
  await tabTo(page, stateOf(page).getByRole('button', { name: 'Visibility' }));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Visibility' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Apply to this product' }));
  await press(page, 'Enter');
  await expect(grid.getByRole('row', { name: /Ballast Radler/ })).toContainText('Hidden');
  await expect(grid).toBeFocused();
  await press(page, 'Control+z');
  await expect(grid.getByRole('row', { name: /Ballast Radler/ })).toContainText('Visible');
});

test('staff copy a price to the next product, save it and take it back by keyboard alone', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/products?sort=product&search=CTR-10');
  const grid = page.getByRole('grid', { name: 'Products' });
  const rows = grid.getByRole('row');
  const price = (row: number) => rows.nth(row).getByRole('gridcell').nth(4);
  await expect(price(1)).toContainText('$');
  const [first = '', second = ''] = (await Promise.all(
    [price(1), price(2)].map((cell) => cell.textContent()),
  )) as string[];
  expect(second).not.toBe(first);
  await tabTo(page, grid);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await press(page, 'Control+c', 'ArrowDown', 'Control+v');
  const bar = page.getByRole('region', { name: 'Pasted cells' });
  await expect(bar).toContainText('1 price pasted');
  await inspect(page);
  await press(page, 'Escape');
  await expect(bar).toBeHidden();
  await expect(price(2)).toHaveText(second);
  await press(page, 'Control+v');
  await tabTo(page, bar.getByRole('button', { name: 'Save 1 price' }));
  await press(page, 'Enter');
  await expect(price(2)).toHaveText(first);
  await expect(grid).toBeFocused();
  await press(page, 'Control+z');
  await expect(price(2)).toHaveText(second);
});

test('staff open a product, change, save, leave and take it back by keyboard alone', async ({ page }) => {
  await openStaffPage(page, '/admin/products?sort=product&search=CTR-12');
  const grid = page.getByRole('grid', { name: 'Products' });
  await tabTo(page, grid);
  await press(page, 'ArrowDown');
  const name = (await grid.getByRole('row').nth(2).getByRole('button').textContent()) ?? '';
  await press(page, 'Enter');
  const friendly = page.getByLabel('Friendly name', { exact: true });
  await expect(friendly).toBeFocused();
  await page.keyboard.type('Harbour Reserve');
  await press(page, 'Escape');
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(dialog.getByRole('button', { name: 'Back to editing' })).toBeFocused();
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await press(page, 'Control+s');
  await expect(page.getByText('Harbour Reserve has been updated successfully.')).toBeVisible();
  await press(page, 'Escape');
  await expect(grid).toBeFocused();
  await expect(grid.getByText('Harbour Reserve')).toBeVisible();
  await press(page, 'Control+z');
  await expect(grid.getByText('Harbour Reserve')).toBeHidden();
  await expect(grid.getByText(name)).toBeVisible();
});
