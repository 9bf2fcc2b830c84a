import { expect, test } from '@playwright/test';
import {
  addFromGrid,
  continueToPayment,
  enter,
  fillOrderInformation,
  newBuyer,
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
