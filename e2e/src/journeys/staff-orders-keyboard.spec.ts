import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { tabTo } from '../page-objects/keyboard.ts';
import { openDashboard, openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

test('orders are worked through by the keyboard alone: found, opened, set, printed, closed', async ({
  page,
  browser,
}) => {
  const account = `Pier 9 ${Date.now().toString(36)}`;
  const older = await placeWholesaleOrder(browser, account);
  const newer = await placeWholesaleOrder(browser, account);
  await openDashboard(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('searchbox', { name: 'Order, customer, email' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Order, customer, email' })).toBeFocused();
  await page.keyboard.type(account);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await tabTo(page, table.getByRole('checkbox', { name: 'Select all rows' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('2 selected');
  const opener = table.getByRole('button', { name: newer });
  await tabTo(page, opener);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Selected orders' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('button', { name: older })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: newer });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('2');
  await expect(dialog.getByText('Pending → Processed')).toBeVisible();
  const [slip] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('p')]);
  await expect(slip.getByRole('article', { name: `Packing slip ${newer}` })).toBeVisible();
  await slip.close();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: older })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Shipped' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Processed → Shipped')).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(table.getByRole('row').filter({ hasText: newer })).toContainText('Shipped');
});

test("the dashboard's switches are set by the keyboard, taken back by Ctrl Z, and say who set them", async ({
  page,
}) => {
  await openDashboard(page);
  for (const [name, text] of [
    ['Retail store status', 'The retail store is closed'],
    ['Coming Soon Mode', 'Coming Soon Mode is on'],
  ] as const) {
    const control = page.getByRole('switch', { name });
    const was = await control.isChecked();
    await tabTo(page, control);
    await page.keyboard.press('Space');
    await expect(control).toBeChecked({ checked: !was });
    // The switch turns at once; there is something to undo once the API has answered.
    await expect(toast(page, text)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(control).toBeChecked({ checked: was });
    await expect(control).toBeFocused();
  }
  await expect(page.getByRole('region', { name: 'Site Settings' })).toContainText(
    /Off since .+, by Nora Whitfield/,
  );
});

test('while the pointer is in the list, new orders wait behind a button that counts them', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/orders');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1).hover();
  const id = await placeWholesaleOrder(browser, `Low Tide ${Date.now().toString(36)}`);
  const pill = page.getByRole('button', { name: '1 new order' });
  await expect(pill).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toBeHidden();
  await inspect(page);
  await pill.click();
  await expect(row).toContainText('New');
});
