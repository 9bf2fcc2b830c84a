import { expect, type Page, test } from '@playwright/test';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import {
  fillCart,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  payByCard,
  paymentOf,
  singleUnitsOf,
} from '../page-objects/retail-buyer.ts';

const SKU = 'CUR-207';

const cartOf = (page: Page, items: string) => page.getByRole('link', { name: `Cart ${items}`, exact: true });

test('cancelled, a payment ends at once and gives the stock back; begun again and declined, another card pays it once', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page, 'Moon Moth Hazy IPA');
  const before = await singleUnitsOf(page, SKU);
  await fillOrderInformation(page, buyer);
  const first = await goAndPay(page);
  expect(await singleUnitsOf(page, SKU)).toBe(before - 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('Your payment was not completed. Your cart has been preserved.')).toBeVisible();
  await expect.poll(() => paymentOf(page, first.id)).toBe('expired');
  await expect.poll(() => singleUnitsOf(page, SKU)).toBe(before);
  await page.getByRole('link', { name: 'Return to cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  await expect(cartOf(page, '1 item')).toBeVisible();

  const order = await goAndPay(page);
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0000 0000 0002');
  await payByCard(page);
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  expect(await paymentOf(page, order.id)).toBe('pending');
  expect(await mailsTo(page.request, buyer.email)).toEqual([]);
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(
    page.getByText('Thank you for your order. You will receive a confirmation email shortly.'),
  ).toBeVisible();
  await expect(page.getByText(`Order ID ${order.id}`)).toBeVisible();
  await expect(cartOf(page, '0 items')).toBeVisible();
  await mailTo(page.request, buyer.email, order.id);
  expect(await mailsTo(page.request, buyer.email)).toHaveLength(1);
  expect(await singleUnitsOf(page, SKU)).toBe(before - 1);
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
});
