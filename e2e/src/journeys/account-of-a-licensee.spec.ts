import { expect, test } from '@playwright/test';
import { CONTACT, knowContact } from '../page-objects/contact.ts';
import { inspect } from '../page-objects/inspector.ts';
import {
  fillCart,
  fillOrderInformation,
  newLicensee,
  orderIdShown,
  submitOrder,
} from '../page-objects/licensee.ts';
import { mailsTo } from '../page-objects/mailbox.ts';
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

// STANDING-1, STANDING-2, STANDING-4, STANDING-5
test('a contact saves a cart for every week, orders it by one press of the mailed link, and ends it', async ({
  page,
}) => {
  await fillCart(page, 'FUG-511 2');
  await knowContact(page, '/shop/orders');
  await page.goto('/shop/cart');
  const tomorrow = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Vancouver',
    weekday: 'long',
  }).format(Date.now() + 24 * 60 * 60 * 1000);
  const saving = page.getByRole('region', { name: 'Standing order' });
  await saving.getByRole('combobox', { name: 'How often' }).selectOption('Every second');
  await saving.getByRole('combobox', { name: 'Weekday' }).selectOption(tomorrow);
  await saving.getByRole('button', { name: 'Save this cart' }).click();
  await page.getByRole('link', { name: 'Standing orders' }).click();
  const standing = page.getByRole('article', { name: `Every second ${tomorrow}` });
  await expect(standing).toContainText('2 × Half Acre Golden Ale');
  await inspect(page);
  const offered = async () => {
    const offers = await mailsTo(page.request, CONTACT, 'Your order for');
    return offers.find(({ text }) => text.includes('Half Acre Golden Ale'))?.text ?? '';
  };
  await expect.poll(offered, { timeout: 20_000 }).not.toBe('');
  await page.goto('/shop');
  await page.goto(/http\S+\/shop\/orders#offer=\S+/.exec(await offered())?.[0] ?? '');
  const offer = page.getByRole('region', { name: `Your order for ${tomorrow}` });
  await expect(offer.getByRole('list', { name: 'Lines' })).toContainText('2 × Half Acre Golden Ale FUG-511');
  await inspect(page);
  await offer.getByRole('combobox', { name: 'Delivery' }).selectOption('Pick-up');
  await offer.getByRole('button', { name: /^Order · \$/ }).click();
  await expect(offer.getByRole('status')).toContainText(/Ordered: CBO-\d+\./);
  await standing.getByRole('button', { name: 'End' }).click();
  await expect(standing).toBeHidden();
});
