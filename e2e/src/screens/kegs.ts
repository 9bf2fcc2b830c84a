import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../page-objects/retail-buyer.ts';
import { delivery, fillCart, heading, list, opened, type Screen } from './screen.ts';

async function orderKegs(page: Page): Promise<void> {
  await list(page, '/dtckegs');
  await fillCart(page);
  const { firstName, lastName, email } = newBuyer();
  const values = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: '604 555 0199' };
  for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: /Submit Order/ }).click();
  await heading(page, 'Thank You for Your Order!');
}

/** The page that the mail of a keg order links to. */
async function openMailedOrder(page: Page): Promise<void> {
  const name = 'Tidal Force IPA 50L';
  const json = {
    ...{
      id: 'KEG-1795193702',
      orderDate: '2026-11-20T20:00:00.000Z',
      status: 'pending',
      totalAmount: 875.84,
    },
    items: [{ productId: 'FRC-450', productName: name, productPrice: 380.8, quantity: 2, lineTotal: 761.6 }],
  };
  await page.route('**/api/orders/*/open', (route) => route.fulfill({ json }));
  await page.goto('/dtckegs/order#id=KEG-1795193702&token=shown');
  await heading(page, 'Your Keg Order');
}

/** The keg portal. */
export const kegs: Screen[] = [
  { name: 'kegs', come: (page) => list(page, '/dtckegs') },
  {
    name: 'kegs-filtered',
    async come(page) {
      await list(page, '/dtckegs');
      await page.getByRole('button', { name: /^50L KEGS/ }).click();
      await page.getByRole('combobox', { name: 'Filter by Brand' }).selectOption('FORCE');
    },
  },
  {
    name: 'keg-dialog',
    async come(page) {
      await list(page, '/dtckegs');
      await page.getByRole('article').first().getByRole('button').first().click();
      await opened(page);
    },
  },
  {
    name: 'keg-cart',
    async come(page) {
      await list(page, '/dtckegs');
      await fillCart(page);
      await delivery(page);
    },
  },
  {
    name: 'keg-cart-empty',
    async come(page) {
      await page.goto('/dtckegs/cart');
      await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    },
  },
  { name: 'keg-thank-you', come: orderKegs },
  { name: 'keg-order', come: openMailedOrder },
];
