import { expect, type Page, test } from '@playwright/test';
import { mailTo } from '../page-objects/mailbox.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { openLanding, showAll } from '../page-objects/visitor.ts';

/** The journey of the walking skeleton: a purchase of bottles and one on account, and staff who see them arrive. */
test.describe.configure({ mode: 'serial' });

const ORDERS_INBOX = 'dtc-orders@cbo.example';
const run = Date.now().toString(36);
const retailBuyer = `ines.${run}@tremblay.example`;
const publican = `maren.${run}@gullandanchor.example`;
const placed: Record<'retail' | 'wholesale', string> = { retail: '', wholesale: '' };

const orderIdOn = async (page: Page, pattern: RegExp): Promise<string> => {
  const text = await page.getByText(pattern).first().textContent();
  const [id] = pattern.exec(text ?? '') ?? [];
  if (!id) throw new Error(`no order id in '${text}'`);
  return id;
};

const stockOf = async (page: Page, id: string): Promise<{ stock: number; looseUnits: number }> =>
  (await page.request.get(`/api/products/${id}`)).json();

const singles = ({ stock, looseUnits }: { stock: number; looseUnits: number }) => stock * 24 + looseUnits;

test('a visitor buys bottles and cans: age gate, brand, search, cart, taxes, shipping, payment', async ({
  page,
}) => {
  await openLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Shop' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Retail/ })
    .click();
  await expect(page).toHaveURL(/\/dtc$/);
  await page.getByRole('button', { name: 'YES' }).click();

  await page.getByRole('button', { name: 'CONTAINER' }).click();
  await expect(page).toHaveURL(/brand=CONTAINER/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('pilsner');
  const pilsner = page.getByRole('article', { name: 'Dry Dock Pilsner' });
  const before = singles(await stockOf(page, 'CTR-101'));
  await pilsner.getByRole('button', { name: /^Quantity 1/ }).click();
  await pilsner.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await page.keyboard.press('Enter');
  await pilsner.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('12 x Dry Dock Pilsner added to cart')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).fill('portside');
  await page
    .getByRole('article', { name: 'Portside Pale Ale' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await page.getByRole('link', { name: /^Cart .*\b13 items/ }).click();

  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Tremblay');
  await page.getByRole('textbox', { name: 'Email' }).fill(retailBuyer);
  await page.getByRole('textbox', { name: 'Address' }).fill('2256 West 4th Avenue');
  await page.getByRole('textbox', { name: 'City' }).fill('Vancouver');
  await page.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'British Columbia' });
  await page.getByRole('textbox', { name: 'Postal code' }).fill('v6k1n9');

  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('GST (5%)');
  await expect(summary).toContainText('PST (7%)');
  await expect(summary).toContainText('Alcohol tax (3%)');
  await expect(summary).toContainText('$1.30');
  await expect(summary).toContainText(/Shipping, \w+/);
  await expect(page.getByRole('button', { name: /Continue to payment/ })).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: /Continue to payment/ }).click();

  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  placed.retail = await orderIdOn(page, /CBO-\d+/);
  await expect(page.getByRole('link', { name: /^Cart .*\b0 items/ })).toBeVisible();
  expect(singles(await stockOf(page, 'CTR-101'))).toBe(before - 12);
  await mailTo(page.request, retailBuyer, placed.retail);
  await mailTo(page.request, ORDERS_INBOX, placed.retail);
});

test('a licensee verifies a licence number and orders two cases and a keg on account', async ({ page }) => {
  await page.goto('/shop');
  const gate = page.getByRole('dialog');
  await gate.getByRole('textbox', { name: 'Licence number' }).fill('305-218');
  await gate.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Welcome, The Gull & Anchor', { exact: true })).toBeVisible();

  await showAll(page);
  const lezak = page.getByRole('article', { name: 'Světlý Ležák', exact: true });
  await lezak.getByRole('button', { name: 'Increase quantity' }).click();
  await lezak.getByRole('button', { name: 'Add to Cart' }).click();
  await page
    .getByRole('article', { name: 'Dry Dock Pilsner 50L' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await page.getByRole('link', { name: /^Cart .*\b3 items/ }).click();

  await expect(page.getByRole('listitem').filter({ hasText: 'Container Deposit' })).toContainText('$4.80');
  await page.getByRole('textbox', { name: 'First name' }).fill('Maren');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Oduya');
  await page.getByRole('textbox', { name: 'Email' }).fill(publican);
  await page.getByRole('textbox', { name: 'Address' }).fill('1180 Powell Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Vancouver');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('V6A 1H6');
  await page.getByRole('button', { name: /Submit Order/ }).click();

  await expect(page).toHaveURL(/\/shop\/thank-you$/);
  placed.wholesale = await orderIdOn(page, /CBO-\d+/);
  await mailTo(page.request, publican, placed.wholesale);
  await mailTo(page.request, ORDERS_INBOX, placed.wholesale);
});

test('staff see an order arrive without reloading, and set one to processed', async ({ page, browser }) => {
  await openStaffPage(page, '/admin/orders');
  for (const id of Object.values(placed)) await expect(page.getByText(id).first()).toBeVisible();
  const arrived = await placeWholesaleOrder(browser, 'The Late Caller');
  await expect(page.getByText(arrived).first()).toBeVisible();

  await page.getByText(placed.wholesale).first().click();
  const order = page.getByRole('dialog');
  await order.getByRole('button', { name: 'Processed' }).click();
  await expect(order.getByRole('button', { name: 'Processed' })).toHaveAttribute('aria-disabled', 'true');
});
