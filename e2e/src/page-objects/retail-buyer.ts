import { expect, type Page } from '@playwright/test';
import { showAll } from './visitor.ts';

/** A buyer of bottles and cans; each has an email address of their own, so that mails can be told apart. */
export type Buyer = { firstName: string; lastName: string; email: string };

let known = 0;

/** A new visitor. */
export function newBuyer(): Buyer {
  known += 1;
  return {
    firstName: 'Ines',
    lastName: 'Tremblay',
    email: `ines.${Date.now().toString(36)}.${known}@tremblay.example`,
  };
}

/** Opens a page of the retail shop or the keg portal and passes the age gate. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'YES' }).click();
}

/** Puts one of a product in the cart, on the grid that is open. */
export async function addFromGrid(page: Page, name: string): Promise<void> {
  await showAll(page);
  const card = page.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`1 x ${name} added to cart`)).toBeVisible();
}

/** Opens the shop and puts one of each product in the cart. */
export async function fillCart(page: Page, ...names: string[]): Promise<void> {
  await enter(page, '/dtc');
  for (const name of names) await addFromGrid(page, name);
  await page.getByRole('link', { name: /^Cart \d+ items?$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
}

export type Home = { address?: string; city?: string; province?: string; postalCode?: string };

const KITSILANO = {
  address: '2256 West 4th Avenue',
  city: 'Vancouver',
  province: 'British Columbia',
  postalCode: 'V6K 1N9',
};

/** Fills 'Order Information' and waits until the total includes shipping. */
export async function fillOrderInformation(page: Page, buyer: Buyer, home: Home = {}): Promise<void> {
  const { address, city, province, postalCode } = { ...KITSILANO, ...home };
  await page.getByRole('textbox', { name: 'First name' }).fill(buyer.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(buyer.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('textbox', { name: 'City' }).fill(city);
  await page.getByRole('combobox', { name: 'Province' }).selectOption({ label: province });
  await page.getByRole('textbox', { name: 'Postal code' }).fill(postalCode);
  await expect(summaryOf(page)).toContainText(/Shipping, \w+/);
  await expect(continueToPayment(page)).not.toHaveAttribute('aria-busy');
}

export const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
export const continueToPayment = (page: Page) => page.getByRole('button', { name: /Continue to payment/ });

/** The order awaiting its payment. */
export type OpenOrder = { id: string; session: string };

type PlacedOrder = { order: { id: string; payment: { sessionId: string } } };

/**
 * Presses 'Continue to payment' and returns the order. The API's response is intercepted, because the page navigates away
 * at once and the response's body would be lost. The route stays: one with `times: 1` now and then leaves the navigation
 * that follows paused for ever (microsoft/playwright#41802).
 */
export async function goAndPay(page: Page): Promise<OpenOrder> {
  const answered = Promise.withResolvers<PlacedOrder>();
  await page.route('**/api/orders/dtc', async (route) => {
    const answer = await route.fetch();
    answered.resolve(await answer.json());
    await route.fulfill({ response: answer });
  });
  await continueToPayment(page).click();
  const { order } = await answered.promise;
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  return { id: order.id, session: order.payment.sessionId };
}

/** Pays on the payment page that is open. */
export const payByCard = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

/** How many single bottles or cans of a product are available. */
export async function singleUnitsOf(page: Page, sku: string): Promise<number> {
  const { stock, looseUnits } = await (await page.request.get(`/api/products/${sku}`)).json();
  return stock * 24 + looseUnits;
}

/** The payment status of this browser's order: pending, paid, expired. */
export async function paymentOf(page: Page, orderId: string): Promise<string> {
  const answer = await page.request.get(`/api/orders/dtc/${orderId}/payment`);
  return (await answer.json()).status;
}
