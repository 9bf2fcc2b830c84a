import { expect, type Page, test } from '@playwright/test';
import {
  enterShop,
  fillOrderInformation,
  newLicensee,
  orderIdShown,
  submitOrder,
} from '../page-objects/licensee.ts';
import { newBuyer } from '../page-objects/retail-buyer.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { passGates } from '../page-objects/visitor.ts';
import { timedHand } from './hand.ts';

/** What staff send out in a row. */
const ORDERS = 40;
const PARCELS = Array.from({ length: ORDERS }, (_, at) => `70351144771${10_000 + at}`);

const rows: string[] = [];

test.afterAll(() => {
  console.log(['| task | interactions | practised hand |', '| --- | --- | --- |', ...rows].join('\n'));
});

async function orderOnce(page: Page): Promise<void> {
  await fillOrderInformation(page, newLicensee());
  await page.getByRole('checkbox', { name: 'Remember these details on this device' }).check();
  await submitOrder(page).click();
  await orderIdShown(page);
}

test('twelve products by list view, then the same week again', async ({ page }) => {
  await enterShop(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const hand = timedHand(page);
  await hand.press(page.getByRole('list', { name: 'Products' }).getByRole('textbox').first());
  for (let row = 0; row < 12; row += 1) await hand.type('1', 'Enter');
  await hand.press(page.getByRole('button', { name: /^Add 12 / }));
  await expect(page.getByRole('link', { name: /^Cart .* 12 items/ })).toBeVisible();
  rows.push(hand.row('twelve products by list view, into the cart'));

  await page.getByRole('link', { name: /^Cart / }).click();
  await orderOnce(page);
  await page.goto('/shop');
  const again = timedHand(page);
  await again.press(page.getByRole('link', { name: 'Order again' }));
  await again.press(page.getByRole('article').first().getByRole('button', { name: 'Order again' }));
  await again.press(page.getByRole('radio', { name: /^Pick up at our warehouse/ }));
  await again.press(submitOrder(page));
  await orderIdShown(page);
  rows.push(again.row('week two, by Order again'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a six-pack to the payment page', async ({ page }) => {
    await passGates(page);
    await page.goto('/dtc');
    const buyer = newBuyer();
    const hand = timedHand(page);
    const card = page.getByRole('article').first();
    await hand.fillOpened(card.getByRole('button', { name: /^Quantity/ }), '6');
    await hand.press(card.getByRole('button', { name: 'Add to Cart' }));
    await hand.press(page.getByRole('link', { name: 'Cart 6 items' }));
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await hand.fill(field('Postal code'), 'V6K1N9');
    await hand.fill(field('First name'), buyer.firstName);
    await hand.fill(field('Last name'), buyer.lastName);
    await hand.fill(field('Email'), buyer.email);
    await hand.fill(field('Address'), '2256 West 4th Avenue');
    await hand.fill(field('City'), 'Vancouver');
    await hand.press(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    rows.push(hand.row('a six-pack on a phone, to the payment page'));
  });
});

test('forty orders to shipped', async ({ page, browser }) => {
  const account = 'The Long Week';
  // The API takes twenty orders a minute from one address.
  let placed = 0;
  await expect(async () => {
    for (; placed < ORDERS; placed += 1) await placeWholesaleOrder(browser, account);
  }).toPass({ timeout: 280_000, intervals: [20_000] });
  await openStaffPage(page, `/admin/orders?search=${encodeURIComponent(account)}`);
  const grid = page.getByRole('table', { name: 'Orders' });
  await expect(grid.getByRole('row').nth(1)).toContainText(account);
  const tickAll = async (hand: ReturnType<typeof timedHand>) => {
    await hand.press(grid.getByRole('checkbox', { name: /all/i }));
    await expect(bar).toContainText(`${ORDERS} selected`);
  };
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const hand = timedHand(page);
  await tickAll(hand);
  await hand.press(bar.getByRole('button', { name: 'Shipped' }));
  await expect(page.getByText(`${ORDERS} orders are Shipped`)).toBeVisible();
  rows.push(hand.row('forty orders to shipped, without numbers'));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByText('Shipped')).toHaveCount(0);
  const again = timedHand(page);
  await tickAll(again);
  await again.press(bar.getByRole('button', { name: 'Ship with numbers' }));
  const dialog = page.getByRole('dialog', { name: `Ship ${ORDERS} orders` });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await again.paste(PARCELS.join('\n'));
  await expect(dialog.getByRole('textbox').last()).toHaveValue(PARCELS.at(-1) ?? '');
  await again.press(dialog.getByRole('button', { name: `Ship ${ORDERS} orders` }));
  await expect(page.getByText(`${ORDERS} orders are Shipped`)).toBeVisible();
  rows.push(again.row('forty orders to shipped, with a pasted column of tracking numbers'));
});
