import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import {
  enterShop,
  fillCart,
  fillOrderInformation,
  lineOf,
  newLicensee,
  orderIdShown,
  quickOrder,
  submitOrder,
  VANCOUVER_EAST,
} from '../page-objects/licensee.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { countingPointer } from '../page-objects/pointer.ts';

/** What a pub orders every week: ten lines of its own list. */
const WEEK = [
  'CTR-104, 2',
  'CTR-118, 1',
  'CUR-207, 3',
  'CUR-210, 1',
  'CZB-302, 2',
  'CZB-309, 2',
  'FRC-401, 2',
  'FUG-501, 1',
  'FUG-504, 1',
  'FUG-511, 2',
];

test('the week’s beer, ten lines, in at most twelve interactions', async ({ page }) => {
  const publican = newLicensee();
  await enterShop(page);
  const hand = countingPointer();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hand.click(page.getByRole('link', { name: 'Quick order' }));
  await expect(quickOrder(page)).toBeFocused();
  await hand.paste(quickOrder(page), WEEK.join('\n'));
  await expect(page.getByText('10 ready')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Add 17 cases to cart' }));
  await hand.fill(field('First name'), publican.firstName);
  await hand.fill(field('Last name'), publican.lastName);
  await hand.fill(field('Email'), publican.email);
  await hand.fill(field('Address'), '1180 Powell Street');
  await hand.fill(field('City'), 'Vancouver');
  await hand.fill(field('Postal code'), 'V6A 1H6');
  await hand.click(submitOrder(page));
  const id = await orderIdShown(page);
  expect(hand.count()).toBeLessThanOrEqual(12);
  await expect(page.getByText(publican.email)).toBeVisible();
  const mail = await mailTo(page.request, publican.email, id);
  expect(mail.text).toContain('Half Acre Golden Ale');
});

test('a pub cancels the order that it has just placed', async ({ page }) => {
  const publican = newLicensee();
  await fillCart(page, 'FUG-511 2');
  await fillOrderInformation(page, publican);
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  await page.getByRole('button', { name: `Cancel order ${id}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await inspect(page);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('You cancelled this order.')).toBeVisible();
  const mail = await mailTo(page.request, publican.email, 'is cancelled');
  expect(mail.text).toContain(`You cancelled order ${id}. Nothing will be delivered or invoiced.`);
  await page.goto('/shop/orders');
  await expect(page.getByRole('article').filter({ hasText: id })).toContainText('cancelled');
});

test('a pub adds the beer that it forgot, and takes another day', async ({ page }) => {
  const publican = newLicensee();
  await fillCart(page, 'FUG-504 6');
  await fillOrderInformation(page, publican, VANCOUVER_EAST);
  await submitOrder(page).click();
  const id = await orderIdShown(page);
  await page.getByRole('button', { name: `Change order ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change order ${id}` });
  await dialog.getByRole('textbox', { name: 'Add a product' }).fill('CUR-210');
  await dialog.getByRole('button', { name: /^Add .* CUR-210$/ }).click();
  const other = dialog.getByRole('radio', { checked: false }).first();
  await other.check();
  await expect(dialog.getByRole('status').filter({ hasText: 'instead of' })).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'What you ordered' }).getByRole('listitem')).toHaveCount(2);
  const mail = await mailTo(page.request, publican.email, 'has changed');
  expect(mail.text).toContain('1 added');
  expect(mail.text).toContain('instead of');
});

test('delivery days that load late leave the pointer on what is being clicked', async ({ page }) => {
  const publican = newLicensee();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/deliveries/days', async (route) => {
    await held;
    await route.continue();
  });
  await fillCart(page, 'FUG-504 3');
  await fillOrderInformation(page, publican, VANCOUVER_EAST);
  const remember = page.getByRole('checkbox', { name: 'Remember these details on this device' });
  await remember.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await remember.hover();
  await page.mouse.down();
  answer();
  await expect(page.getByRole('radio', { name: /^Pick up at our warehouse/ })).toBeVisible();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect(remember).toBeChecked();
});

test('the second week takes three interactions, once the device may remember the details', async ({
  page,
}) => {
  const publican = newLicensee();
  await fillCart(page, 'CUR-210 1', 'FUG-504 3');
  await fillOrderInformation(page, publican, VANCOUVER_EAST);
  await page.getByRole('checkbox', { name: 'Remember these details on this device' }).check();
  await submitOrder(page).click();
  const first = await orderIdShown(page);

  await page.goto('/shop');
  const hand = countingPointer();
  await hand.click(page.getByRole('link', { name: 'Order again' }));
  const former = page.getByRole('article').filter({ hasText: first });
  await hand.click(former.getByRole('button', { name: 'Order again' }));
  await expect(lineOf(page, 'Orchard Row Dry Cider')).toContainText('Added');
  await expect(page.getByRole('button', { name: 'Forget them' })).toBeVisible();
  await inspect(page);
  await hand.click(submitOrder(page));
  expect(await orderIdShown(page)).not.toBe(first);
  expect(hand.count()).toBe(3);
});
