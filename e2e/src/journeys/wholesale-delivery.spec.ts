import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  fillCart,
  fillOrderInformation,
  newLicensee,
  orderIdShown,
  submitOrder,
  VANCOUVER_EAST,
} from '../page-objects/licensee.ts';
import { mailTo } from '../page-objects/mailbox.ts';

// DELIVERY-7, DELIVERY-8, DELIVERY-9
test('a licensee one case short of a delivery adds it and orders for Thursday', async ({ page }) => {
  const publican = newLicensee();
  await fillCart(page, 'CZB-302 3');
  await fillOrderInformation(page, publican, VANCOUVER_EAST);
  const short = page.getByText('1 more case, or 1 more keg, for delivery to Vancouver East.');
  await expect(short).toBeVisible();
  await submitOrder(page).click();
  await expect(short).toBeFocused();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(short).toHaveCount(0);
  const thursday = page.getByRole('radio', { name: /^Thursday/ }).first();
  await thursday.check();
  const day = new Date(`${await thursday.inputValue()}T12:00:00`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  await expect(page.getByText(/^Thursday, .*, Vancouver East/)).toContainText(day);
  expect((await mailTo(page.request, publican.email, id)).text).toContain(`${day}, `);
  await page.goto('/shop/orders');
  await expect(page.getByRole('article').filter({ hasText: id })).toContainText(day);
});
