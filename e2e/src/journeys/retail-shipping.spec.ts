import { expect, test } from '@playwright/test';
import { carrier, clearFaults } from '../page-objects/outside-world.ts';
import {
  fillCart,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  payByCard,
  summaryOf,
} from '../page-objects/retail-buyer.ts';

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
