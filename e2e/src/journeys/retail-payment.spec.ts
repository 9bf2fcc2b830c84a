import { expect, type Page, test } from '@playwright/test';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import { clearFaults, payments } from '../page-objects/outside-world.ts';
import {
  continueToPayment,
  enter,
  fillCart,
  fillOrderInformation,
  goAndPay,
  newBuyer,
  payByCard,
  paymentOf,
  singleUnitsOf,
  takeFromPage,
} from '../page-objects/retail-buyer.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

const BEER = 'Moon Moth Hazy IPA';
const SKU = 'CUR-207';

/** A buyer with one beer in the cart, the form filled in, on the payment page. */
async function atThePaymentPage(page: Page) {
  const buyer = newBuyer();
  await fillCart(page, BEER);
  const before = await singleUnitsOf(page, SKU);
  await fillOrderInformation(page, buyer);
  return { buyer, before, order: await goAndPay(page) };
}

const cartOf = (page: Page, items: string) => page.getByRole('link', { name: `Cart ${items}`, exact: true });

test.afterEach(clearFaults);

test('cancelled: the session ends at once, the stock is back, no mail goes out, cart and form are kept', async ({
  page,
}) => {
  const { buyer, before, order } = await atThePaymentPage(page);
  expect(await singleUnitsOf(page, SKU)).toBe(before - 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('Your payment was not completed. Your cart has been preserved.')).toBeVisible();
  await expect.poll(() => paymentOf(page, order.id)).toBe('expired');
  await expect.poll(() => singleUnitsOf(page, SKU)).toBe(before);
  await page.getByRole('link', { name: 'Return to cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  await expect(cartOf(page, '1 item')).toBeVisible();
  expect(await mailsTo(page.request, buyer.email)).toEqual([]);
});

test('declined: the order waits, another card pays it, and its mails go out once', async ({ page }) => {
  const { buyer, before, order } = await atThePaymentPage(page);
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

test('gone back and begun again: the first session is ended, no one can pay both', {
  tag: '@verify',
}, async ({ page, context }) => {
  const first = await atThePaymentPage(page);
  const firstPage = page.url();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
  const second = await goAndPay(page);
  expect(second.id).not.toBe(first.order.id);
  const other = await context.newPage();
  await other.goto(firstPage);
  await expect(other.getByRole('heading', { name: 'This payment page has expired' })).toBeVisible();
  await payByCard(page);
  await expect(page.getByText(`Order ID ${second.id}`)).toBeVisible();
  await expect.poll(() => singleUnitsOf(page, SKU)).toBe(first.before - 1);
  await mailTo(page.request, first.buyer.email, second.id);
  expect(await mailsTo(page.request, first.buyer.email)).toHaveLength(1);
});

test('gone back with the last bottles in the cart: they are held for the buyer, not sold out', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const buyer = newBuyer();
  // As many as one unpaid order may hold (STOCK-9).
  const staff = await memberOfStaff(browser);
  await staff.changeProduct('FRC-409', { stock: 2 });
  await enter(page, '/dtc/product/FRC-409');
  const all = await singleUnitsOf(page, 'FRC-409');
  await takeFromPage(page, all);
  await page.getByRole('link', { name: `Cart ${all} items` }).click();
  await fillOrderInformation(page, buyer);
  await goAndPay(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
  expect(await singleUnitsOf(page, 'FRC-409')).toBe(0);
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Sold out.')).toHaveCount(0);
  await goAndPay(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => singleUnitsOf(page, 'FRC-409')).toBe(all);
});

test('paid, but the success page never loads: the next visit settles the cart, and the mails are out', {
  tag: '@verify',
}, async ({ page }) => {
  const { buyer, before, order } = await atThePaymentPage(page);
  await payments.pay(order.session);
  await mailTo(page.request, buyer.email, order.id);
  await page.goto('/dtc');
  await expect(page.getByText(`Your payment for order ${order.id} went through.`)).toBeVisible();
  await expect(cartOf(page, '0 items')).toBeVisible();
  expect(await singleUnitsOf(page, SKU)).toBe(before - 1);
  await page.goto('/dtc/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('two presses in one moment are one order', { tag: '@verify' }, async ({ page }) => {
  await fillCart(page, BEER);
  const before = await singleUnitsOf(page, SKU);
  await fillOrderInformation(page, newBuyer());
  await continueToPayment(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  expect(await singleUnitsOf(page, SKU)).toBe(before - 1);
});
