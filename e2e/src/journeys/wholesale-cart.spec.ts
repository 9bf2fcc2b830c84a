import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  fillCart,
  fillOrderInformation,
  lineOf,
  newLicensee,
  orderIdShown,
  submitOrder,
} from '../page-objects/licensee.ts';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

/** Where everything stands that can be pressed in a cart's lines, and the fields of the form. */
async function placesOf(page: Page) {
  const main = page.getByRole('main');
  const hands = main.getByRole('button', { name: /quantity|^Quantity|^Remove|^Submit/ });
  const all = [...(await hands.all()), ...(await main.getByRole('textbox').all())];
  return Promise.all(all.map((hand) => hand.boundingBox()));
}

/** What comes after the cart's lines, and moves what stands below it when it does. */
const LATER_PARTS = ['Delivery', 'Collect empties', 'Standing order'];

/** The same once nothing moves any more: a window that has just been resized is still being laid out. */
async function placesAtRest(page: Page) {
  for (const name of LATER_PARTS) await expect(page.getByRole('heading', { name })).toBeVisible();
  let places = await placesOf(page);
  await expect
    .poll(async () => {
      const before = places;
      // Compared without a frame in between, any two places are the same.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      places = await placesOf(page);
      return JSON.stringify(places) === JSON.stringify(before);
    })
    .toBe(true);
  return places;
}

test('a checkout with missing fields keeps no one out, and each mended field is content', {
  tag: '@verify',
}, async ({ page }) => {
  await fillCart(page, 'FUG-511 1');
  await expect(page.getByRole('textbox', { name: 'Licence number' })).toHaveValue('305-218');
  await expect(page.getByRole('textbox', { name: 'Account name' })).toHaveValue('The Gull & Anchor');
  await submitOrder(page).click();
  const message = page.getByText('City must be at least 2 characters');
  await expect(message).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await inspect(page);
  await fillOrderInformation(page, newLicensee());
  await expect(message).toHaveCount(0);
});

test('an order whose price changed on its way is not taken until the new total was seen', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  const publican = newLicensee();
  await staff.changeProduct('FRC-412', { price: 58.8, stock: 47 });
  await fillCart(page, 'FRC-412 2');
  await fillOrderInformation(page, publican);
  // The page must not learn of the change before it sends.
  await page.route('**/api/products*', (route) => route.abort());
  await staff.changeProduct('FRC-412', { price: 60 });
  await submitOrder(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The total has changed' });
  await expect(refusal).toContainText('from $128.28 to $130.80');
  expect(await mailsTo(page.request, publican.email)).toEqual([]);

  await page.unroute('**/api/products*');
  await staff.changeProduct('FRC-412', { price: 60, stock: 46 });
  await expect(lineOf(page, 'Quiet Force')).toContainText('Price was $58.80.');
  await expect(submitOrder(page)).toContainText('$130.80');
  await submitOrder(page).click();
  await orderIdShown(page);
  await staff.changeProduct('FRC-412', { price: 58.8 });
  await staff.close();
});

test('an order that falls short says of what, how many are left, and goes through with those', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  await staff.changeProduct('CUR-201', { stock: 12 });
  await fillCart(page, 'CUR-201 6');
  await fillOrderInformation(page, newLicensee());
  await page.route('**/api/products*', (route) => route.abort());
  await staff.changeProduct('CUR-201', { stock: 4 });
  await submitOrder(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Velvet Otter Blackberry Sour: only 4 left' }),
  ).toBeVisible();
  await page.unroute('**/api/products*');
  await staff.changeProduct('CUR-201', { stock: 5 });
  await page.getByRole('button', { name: 'Take 5' }).click();
  await submitOrder(page).click();
  await orderIdShown(page);
  await staff.changeProduct('CUR-201', { stock: 33 });
  await staff.close();
});

test('a line that changes while the cart is open says so and moves nothing under the finger', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  const well = async () => {
    await staff.changeProduct('FRC-412', { price: 58.8, stock: 47 });
    await staff.changeProduct('CUR-201', { stock: 33 });
    await staff.changeProduct('CUR-210', { stock: 27 });
  };
  await well();
  await fillCart(page, 'FRC-412 2', 'CUR-201 6', 'CUR-210 1');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await placesAtRest(page);
    await staff.changeProduct('FRC-412', { price: 60 });
    await staff.changeProduct('CUR-201', { stock: 4 });
    await staff.changeProduct('CUR-210', { stock: 0 });
    await expect(lineOf(page, 'Quiet Force')).toContainText('Price was $58.80.');
    await expect(lineOf(page, 'Velvet Otter')).toContainText('Only 4 left.');
    await expect(lineOf(page, 'Shy Heron')).toContainText('Sold out.');
    expect(await placesOf(page)).toEqual(before);
    await inspect(page);
    await well();
    await expect(page.getByText(/Price was|Only 4 left|Sold out/)).toHaveCount(0);
  }
  await staff.close();
});

test('while no one answers nothing that was typed is lost; the next press is the same order', {
  tag: '@verify',
}, async ({ page }) => {
  const publican = newLicensee();
  await fillCart(page, 'FUG-507 1');
  await fillOrderInformation(page, publican);
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && request.url().endsWith('/api/orders/licensee')) keys.push(key);
  });
  // Without its delivery days the order would not be sent, and the page would say that instead.
  await expect(page.getByText("We don't deliver to V8B yet. Pick-up is open.")).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await submitOrder(page).click();
  await expect(page.getByText('There was a problem submitting your order. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(publican.email);
  await expect(lineOf(page, 'Hearth & Hop Porter')).toBeVisible();
  await page.unroute('**/api/**');
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await mailTo(page.request, publican.email, id);
  expect(await mailsTo(page.request, publican.email)).toHaveLength(1);
});
