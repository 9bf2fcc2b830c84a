import { expect, test } from '@playwright/test';
import { carrier, clearFaults } from '../page-objects/outside-world.ts';
import {
  continueToPayment,
  fillCart,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  payByCard,
  summaryOf,
} from '../page-objects/retail-buyer.ts';
import { signIn } from '../page-objects/staff.ts';

const BEER = 'Moon Moth Hazy IPA';

test.afterEach(clearFaults);

test('six characters of a postal code bring the options, the cheapest chosen; the payment page adds nothing', async ({
  page,
}) => {
  await fillCart(page, BEER);
  await fillOrderInformation(page, newBuyer());
  const options = page.getByRole('radio');
  await expect(options.first()).toBeChecked();
  await page.getByRole('radio', { name: /Priority/ }).check();
  await expect(summaryOf(page)).toContainText('Shipping, Priority');
  const total = /Total(\$[\d.]+)/.exec((await summaryOf(page).textContent()) ?? '')?.[1] ?? 'no total';
  await goAndPay(page);
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a carrier that fails: the same estimate, and the order can still be paid', { tag: '@verify' }, async ({
  page,
}) => {
  await carrier.misbehave({ fail: 500 });
  await fillCart(page, BEER);
  await fillOrderInformation(page, newBuyer(), { postalCode: 'V8W 1P6', city: 'Victoria' });
  await expect(page.getByText('Using estimated shipping rate of $14.95 for BC.')).toBeVisible();
  await goAndPay(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a postal code of another province, corrected in one press; a province that its owner closes while the cart is open', async ({
  page,
  browser,
}) => {
  await fillCart(page, BEER);
  await fillOrderInformation(page, newBuyer(), { postalCode: 'V5L 1P5', city: 'Vancouver' });
  const province = page.getByRole('combobox', { name: 'Province' });
  await province.selectOption({ label: 'Ontario' });
  await expect(province).toHaveAccessibleDescription('V5L 1P5 is in British Columbia');
  await continueToPayment(page).click();
  await expect(province).toBeFocused();
  await page.getByRole('button', { name: 'Change to British Columbia' }).click();
  await expect(province).toHaveValue('BC');
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
  await expect(summaryOf(page)).toContainText(/Shipping, \w+/);
  await goAndPay(page);
});
