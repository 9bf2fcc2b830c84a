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
];
