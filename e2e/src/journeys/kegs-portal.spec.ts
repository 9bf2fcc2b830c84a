import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { pickUp } from '../page-objects/licensee.ts';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import { clearFaults, post } from '../page-objects/outside-world.ts';
import { enter, newBuyer } from '../page-objects/retail-buyer.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

const KEG = 'Tidal Force IPA 50L';
/** A keg without an offer: $214.00, in the portal $342.40. */
const ALE = 'Half Acre Golden Ale 50L';
const ALE_SKU = 'FUG-551';
const submit = (page: Page) => page.getByRole('button', { name: /Submit Order/ });

async function fillKegCart(page: Page) {
  await enter(page, '/dtckegs/products');
  await page.getByRole('article', { name: KEG }).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`1 x ${KEG} added to cart`)).toBeVisible();
  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Keg Cart' })).toBeVisible();
}

async function fillKegForm(page: Page) {
  const buyer = newBuyer();
  await page.getByRole('textbox', { name: 'First name' }).fill(buyer.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(buyer.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('604 555 0199');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Back lane, ring twice.');
  await pickUp(page);
  return buyer;
}

test.afterEach(clearFaults);

test('sizes, search and brands: a tile selects and clears, what is left out stays out', async ({ page }) => {
  await enter(page, '/dtckegs');
  await expect(page.getByRole('article', { name: KEG })).toBeVisible();
  await expect(page.getByRole('article', { name: /nitro|ritual/i })).toHaveCount(0);
  const small = page.getByRole('button', { name: /20L & 30L KEGS/ });
  await small.click();
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: KEG })).toHaveCount(0);
  await small.click();
  await expect(page.getByRole('article', { name: KEG })).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter by Brand' }).selectOption('FORCE');
  await expect(page).toHaveURL(/brand=FORCE/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
  await expect(
    page.getByText('No products match your current filters. Try adjusting your search or brand filters.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article', { name: KEG })).toBeVisible();
});

test('a keg’s dialog by keyboard: opens from its card, adds, and gives the focus back', {
  tag: '@verify',
}, async ({ page }) => {
  await enter(page, '/dtckegs/products');
  const card = page.getByRole('button', { name: KEG, exact: true });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: KEG });
  await expect(dialog).toContainText('GST (5%) and PST-Liquor (10%) are added at checkout.');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Increase quantity' }).press('Enter');
  await dialog.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(page.getByText(`2 x ${KEG} added to cart`)).toBeVisible();
  await expect(card).toBeFocused();
});

test('a keg’s dialog in the history: Back closes it and the portal stays, Forward and a reload show it again', {
  tag: '@verify',
}, async ({ page }) => {
  await enter(page, '/dtckegs/products?brand=FORCE');
  await page.getByRole('button', { name: KEG, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: KEG });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/dtckegs\/products\/[\w-]+\?brand=FORCE$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dtckegs\/products\?brand=FORCE$/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dtckegs\/products\?brand=FORCE$/);
});

// ORDER-2
test('an order, pressed twice, is one with both mails: thank-you page, empty cart, the phone in the address', async ({
  page,
}) => {
  await fillKegCart(page);
  await submit(page).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  const buyer = await fillKegForm(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders/keg'));
  await submit(page).dblclick();
  const order = await (await answered).json();
  expect(order.address).toBe('Phone: 604-555-0199');
  expect(order.notes).toBe('Back lane, ring twice.');
  expect(order.delivery).toEqual({ kind: 'pick-up' });
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expect(page.getByText('Your keg order has been received and is being processed.')).toBeVisible();
  await expect(page.getByText('Order confirmation sent')).toBeVisible();
  await expect(page.getByText('Order submitted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  await inspect(page);
  await expect(page.getByText(`Order ID ${order.id}`)).toBeVisible();
  const inside = await mailTo(page.request, 'orders@cbo.example', order.id);
  expect(inside.text).toContain('Back lane, ring twice.');
  await mailTo(page.request, buyer.email, order.id);
  expect(await mailsTo(page.request, buyer.email)).toHaveLength(1);
});

test('the internal mail fails: the order stands and the page says so', { tag: '@verify' }, async ({
  page,
}) => {
  await post.misbehave({ fail: 500, match: 'orders@cbo.example' });
  await fillKegCart(page);
  await fillKegForm(page);
  await submit(page).click();
  await expect(page.getByText('There was a problem sending the order confirmation email.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
});

test('the customer’s mail fails: only the log knows, and it follows later', { tag: '@verify' }, async ({
  page,
}) => {
  await fillKegCart(page);
  const buyer = await fillKegForm(page);
  await post.misbehave({ fail: 500, match: buyer.email });
  await submit(page).click();
  await expect(page.getByText('Order confirmation sent')).toBeVisible();
  await expect(page.getByText('There was a problem sending the order confirmation email.')).toHaveCount(0);
  await post.misbehave({});
  await mailTo(page.request, buyer.email, 'KEG-');
});

test('the API is down at submit and up again: the page says so, nothing lost, one order', async ({
  page,
}) => {
  await fillKegCart(page);
  const buyer = await fillKegForm(page);
  await page.route('**/api/**', (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('There was an error submitting your order. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email);
  await page.unroute('**/api/**');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
});

test('a price that changed in the meantime is reported with both totals, and the order is sent as shown', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  await enter(page, '/dtckegs/products');
  await page.getByRole('article', { name: ALE }).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  await fillKegForm(page);
  await page.route('**/api/products*', (route) => route.abort());
  await staff.changeProduct(ALE_SKU, { price: 220 });
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The total has changed' })).toContainText(
    'from $393.76 to $404.80',
  );
  await page.unroute('**/api/products*');
  await staff.changeProduct(ALE_SKU, { price: 220, description: 'Gold, by the keg.' });
  await expect(submit(page)).toContainText('$404.80');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await staff.changeProduct(ALE_SKU, { price: 214 });
  await staff.close();
});

test('a keg that someone else takes meanwhile: the order is refused with what is left, and the cart is kept', async ({
  page,
  browser,
}) => {
  const staff = await memberOfStaff(browser);
  await staff.changeProduct(ALE_SKU, { stock: 10 });
  await enter(page, '/dtckegs/products');
  const card = page.getByRole('article', { name: ALE });
  await card.getByRole('button', { name: 'Increase quantity' }).click();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart .*\b2 items/ }).click();
  const buyer = await fillKegForm(page);
  await page.route('**/api/products*', (route) => route.abort());
  await staff.changeProduct(ALE_SKU, { stock: 1 });
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: `${ALE}: only 1 left` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email);
  await page.unroute('**/api/products*');
  await staff.changeProduct(ALE_SKU, { stock: 1, price: 214 });
  await page.getByRole('button', { name: 'Take 1' }).click();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await staff.changeProduct(ALE_SKU, { stock: 10 });
  await staff.close();
});
