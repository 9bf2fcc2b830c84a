import { expect, test } from '@playwright/test';
import { knowContact } from '../page-objects/contact.ts';
import { inspect } from '../page-objects/inspector.ts';
import {
  fillCart,
  fillOrderInformation,
  newLicensee,
  orderIdShown,
  submitOrder,
} from '../page-objects/licensee.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

// KEGS-9, KEGS-10
test('a contact opens the mailed link, sees the kegs, has empties collected, and staff see it on the order', async ({
  page,
}) => {
  await fillCart(page, 'CZB-302 1');
  await knowContact(page, '/shop/kegs');
  await page.goto('/shop/kegs');
  await expect(page.getByText(/^6 kegs with you, the oldest for \d+ days\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Collect empties with your next order' }).check();
  const smallest = page.getByRole('group', { name: 'Empties of 20 L' });
  await smallest.getByRole('button', { name: 'One fewer' }).click();
  await inspect(page);
  await page.getByRole('link', { name: 'Your cart' }).click();
  await expect(page.getByRole('checkbox', { name: 'Collect empties with this order' })).toBeChecked();
  await fillOrderInformation(page, newLicensee());
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  await openStaffPage(page, `/admin/orders?order=${id}`);
  await expect(page.getByRole('dialog')).toContainText('Empties3 × 50 L, 2 × 30 L');
});

// STANDING-1, STANDING-7
test('a contact saves a cart for every second week on a day of delivery, and ends it', async ({ page }) => {
  await fillCart(page, 'FUG-511 2');
  await knowContact(page, '/shop/orders');
  await page.goto('/shop/cart');
  const saving = page.getByRole('region', { name: 'Standing order' });
  await saving.getByRole('combobox', { name: 'How often' }).selectOption('Every second');
  const weekdays = saving.getByRole('combobox', { name: 'Weekday' });
  await expect(weekdays.getByRole('option')).toHaveText(['Tuesday', 'Thursday', 'Friday']);
  await weekdays.selectOption('Thursday');
  await saving.getByRole('button', { name: 'Save this cart' }).click();
  await page.getByRole('link', { name: 'Standing orders' }).click();
  const standing = page.getByRole('article', { name: 'Every second Thursday' });
  await expect(standing).toContainText('2 × Half Acre Golden Ale');
  await inspect(page);
  await standing.getByRole('button', { name: 'End' }).click();
  await expect(standing).toBeHidden();
});
