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
import { signIn } from '../page-objects/staff.ts';

// KEGS-9, KEGS-10
test('a contact opens the mailed link, sees the kegs, and has empties collected with an order', async ({
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
  await signIn(page.context());
  const order = await (await page.request.get(`/api/admin/orders/${id}`)).json();
  expect(order.collectEmpties).toEqual({ 50: 3, 30: 2, 20: 0 });
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
