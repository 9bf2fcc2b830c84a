import { expect, type Locator, type Page } from '@playwright/test';

/** A pub's buyer; each has an email address of their own, so that mails and orders can be told apart. */
export type Publican = { firstName: string; lastName: string; email: string };

let known = 0;

/** A new visitor. */
export function newLicensee(): Publican {
  known += 1;
  return {
    firstName: 'Maren',
    lastName: 'Oduya',
    email: `maren.${Date.now().toString(36)}.${known}@gullandanchor.example`,
  };
}

/** Opens a page of the wholesale shop and verifies a licence number in its dialog. */
export async function enterShop(page: Page, path = '/shop', licence = '305-218'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.goto(path);
  const door = page.getByRole('dialog', { name: 'Verify your licence' });
  await door.getByRole('textbox', { name: 'Licence number' }).fill(licence);
  await door.getByRole('button', { name: 'Verify' }).click();
  await expect(door).toBeHidden();
}

/** The field of the quick order. */
export const quickOrder = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Name or item number, and quantity, one a line' });

/** Opens the shop and fills the cart with these quick-order lines. */
export async function fillCart(page: Page, ...lines: string[]): Promise<void> {
  await enterShop(page, '/shop/cart#quick-order');
  await quickOrder(page).fill(lines.join('\n'));
  await page.getByRole('button', { name: /^Add \d+ .* to cart$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
}

type Address = { Address: string; City: string; 'Postal code': string };

/** Outside every delivery zone of the demonstration data. */
const SQUAMISH: Address = { Address: '38010 Cleveland Avenue', City: 'Squamish', 'Postal code': 'V8B 0A1' };
/** In the delivery zone Vancouver East. */
export const VANCOUVER_EAST: Address = {
  Address: '1180 Powell Street',
  City: 'Vancouver',
  'Postal code': 'V6A 1H6',
};

/** Chooses pick-up in a cart of wholesale or the keg portal. */
export const pickUp = (page: Page) => page.getByRole('radio', { name: /^Pick up at our warehouse/ }).check();

/** Fills 'Order Information'; account and licence are prefilled. An order to Squamish is picked up. */
export async function fillOrderInformation(
  page: Page,
  publican: Publican,
  address: Address = SQUAMISH,
): Promise<void> {
  const values = {
    'First name': publican.firstName,
    'Last name': publican.lastName,
    Email: publican.email,
    ...address,
  };
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  if (address === SQUAMISH) await pickUp(page);
}

export const submitOrder = (page: Page): Locator => page.getByRole('button', { name: /^Submit/ });
/** The line of a product, or of the deposit, in the cart. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your order' }).getByRole('listitem').filter({ hasText: name });

/** The id of the order that the confirmation page shows. */
export async function orderIdShown(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  const text = await page.getByText(/^CBO-\d+$/).textContent();
  return text ?? '';
}
