import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  fillCart,
  fillOrderInformation,
  newPublican,
  orderIdShown,
  submitOrder,
} from '../page-objects/licensee.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { sitDown } from '../page-objects/staff-desk.ts';

const CONTACT = 'devon@gull.example';

// KEGS-9, KEGS-10
test('a contact opens the mailed link, sees the kegs, has empties collected, and staff see it on the order', async ({
  page,
}) => {
  await fillCart(page, 'CZB-302 1');
  await page.goto('/shop/kegs');
  await page.getByRole('textbox', { name: 'Email' }).fill(CONTACT);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const mail = await mailTo(page.request, CONTACT, 'former orders');
  const [link = ''] = /http\S+\/shop\/orders\?token=[\w-]+/.exec(mail.text) ?? [];
  await page.goto(link);
  await expect(page).toHaveURL(/\/shop\/orders$/);
  await page.goto('/shop/kegs');
  await expect(page.getByText(/^6 kegs with you, the oldest for \d+ days\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Collect empties with your next order' }).check();
  const smallest = page.getByRole('group', { name: 'Empties of 20 L' });
  await smallest.getByRole('button', { name: 'One fewer' }).click();
  await inspect(page);
  await page.getByRole('link', { name: 'Your cart' }).click();
  await expect(page.getByRole('checkbox', { name: 'Collect empties with this order' })).toBeChecked();
  await fillOrderInformation(page, newPublican());
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  await sitDown(page, `/admin/orders?order=${id}`);
  await expect(page.getByRole('dialog')).toContainText('Empties3 × 50 L, 2 × 30 L');
});
