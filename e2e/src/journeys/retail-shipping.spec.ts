import { expect, test } from '@playwright/test';
import { continueToPayment, fillCart, fillOrderInformation, newBuyer } from '../page-objects/retail-buyer.ts';
import { signIn } from '../page-objects/staff.ts';

const BEER = 'Moon Moth Hazy IPA';

// SHIPPING-12
test('a province that its owner closes while a cart is open takes no order, and does once it is open again', async ({
  page,
  browser,
}) => {
  await fillCart(page, BEER);
  await fillOrderInformation(page, newBuyer());
  const province = page.getByRole('combobox', { name: 'Province' });
  const office = await browser.newPage();
  await signIn(office.context());
  await office.goto('/admin/settings/shipping');
  const ships = office.getByRole('switch', { name: 'Ship to British Columbia' });
  await ships.click();
  const closed = "We don't ship to British Columbia at the moment.";
  await expect(province).toHaveAccessibleDescription(closed);
  await continueToPayment(page).click();
  await expect(province).toBeFocused();
  await ships.click();
  await expect(page.getByText(closed)).toHaveCount(0);
  await office.close();
  await expect(province).toHaveAccessibleDescription('');
});
