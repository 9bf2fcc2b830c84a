import { expect, test } from '@playwright/test';
import { inspect } from '../people/inspector.ts';
import {
  addFromGrid,
  continueToPayment,
  enter,
  fillCart,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  singlesOf,
} from '../people/retail-buyer.ts';
import { memberOfStaff } from '../people/staff.ts';

const BEER = 'Moon Moth Hazy IPA';
const CLOSED = 'Our retail store is closed at the moment.';

test.afterEach(async ({ browser }) => {
  const staff = await memberOfStaff(browser);
  await staff.switchSettings({ retailStoreOpen: true });
  await staff.close();
});

test('a closed store shows its catalogue and a notice, and offers no checkout', async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  await staff.switchSettings({ retailStoreOpen: false });
  await enter(page, '/dtc');
  await expect(page.getByText(CLOSED)).toBeVisible();
  await addFromGrid(page, BEER);
  await inspect(page);
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await expect(page.getByText(/Your cart is kept; please come back soon/)).toBeVisible();
  await expect(continueToPayment(page)).toHaveCount(0);
  await inspect(page);
});

test('a store that closes while the cart is open refuses plainly, takes no stock and keeps the cart', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  await fillCart(page, BEER);
  const before = await singlesOf(page, 'CUR-207');
  await fillOrderInformation(page, newBuyer());
  await staff.switchSettings({ retailStoreOpen: false });
  await continueToPayment(page).click();
  await expect(page.getByText(CLOSED).first()).toBeVisible();
  expect(await singlesOf(page, 'CUR-207')).toBe(before);
  await staff.switchSettings({ retailStoreOpen: true });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
  await goAndPay(page);
});

test('a price that staff change while the cart is open is told with both totals, and then paid as shown', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  await page.route('**/api/products/events', (route) => route.abort());
  await fillCart(page, 'Dry Dock Pilsner');
  await fillOrderInformation(page, newBuyer());
  await staff.changeProduct('CTR-101', { price: 81.2 });
  await continueToPayment(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The total has changed from' })).toBeVisible();
  await expect(page.getByText('Price was $4.25.').first()).toBeVisible();
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
  await goAndPay(page);
  await staff.changeProduct('CTR-101', { price: 61.2 });
});
