import { expect, test } from '@playwright/test';
import {
  addFromGrid,
  continueToPayment,
  enter,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  payByCard,
  singleUnitsOf,
  takeFromPage,
} from '../page-objects/retail-buyer.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

const BEER = 'Moon Moth Hazy IPA';
const CLOSED = 'Our retail store is closed at the moment.';

test.afterEach(async ({ browser }) => {
  const staff = await memberOfStaff(browser);
  await staff.switchSettings({ retailStoreOpen: true });
  await staff.close();
});

test('an open page learns at once that the store closes and opens, and keeps what was typed', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  await enter(page, '/dtc');
  await addFromGrid(page, BEER);
  await staff.switchSettings({ retailStoreOpen: false });
  await expect(page.getByText(CLOSED)).toBeVisible();
  await staff.switchSettings({ retailStoreOpen: true });
  await expect(page.getByText(CLOSED)).toHaveCount(0);

  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  await fillOrderInformation(page, newBuyer());
  await staff.switchSettings({ retailStoreOpen: false });
  await expect(page.getByText(/Your cart is kept; please come back soon/)).toBeVisible();
  await expect(continueToPayment(page)).toHaveCount(0);
  await staff.switchSettings({ retailStoreOpen: true });
  await expect(continueToPayment(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  await staff.close();
});

test('cans that someone else buys meanwhile: the page says how many are left, and those are paid', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  await staff.changeProduct('CUR-216', { stock: 2 });
  await enter(page, '/dtc/product/CUR-216');
  await takeFromPage(page, 30);
  await page.getByRole('link', { name: 'Cart 30 items' }).click();
  await fillOrderInformation(page, newBuyer());
  await page.route('**/api/products*', (route) => route.abort());
  await staff.changeProduct('CUR-216', { stock: 1 });
  await continueToPayment(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Lantern Newt Wheat Ale: only 24 left' }),
  ).toBeVisible();
  expect(await singleUnitsOf(page, 'CUR-216')).toBe(24);

  await page.unroute('**/api/products*');
  await staff.changeProduct('CUR-216', { stock: 1, price: 69.6 });
  await page.getByRole('button', { name: 'Take 24' }).click();
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
  await goAndPay(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await singleUnitsOf(page, 'CUR-216')).toBe(0);
  await staff.changeProduct('CUR-216', { stock: 30 });
  await staff.close();
});
