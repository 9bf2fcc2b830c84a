import { expect, type Page } from '@playwright/test';
import {
  continueToPayment,
  fillOrderInformation,
  fillCart as fillWith,
  goAndPay,
  newBuyer,
  payByCard,
} from '../page-objects/retail-buyer.ts';
import { fillCart, heading, list, type Screen, settingsAre } from './screen.ts';

async function goToPayment(page: Page): Promise<void> {
  await fillWith(page, 'Moon Moth Hazy IPA');
  await fillOrderInformation(page, newBuyer());
  await goAndPay(page);
}

/** Opens the shop from its cart: its own address comes with the products. */
async function enterFromCart(page: Page): Promise<void> {
  await page.goto('/dtc/cart');
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await heading(page, 'By the can, by the bottle');
}

/** The retail shop. */
export const retail: Screen[] = [
  { name: 'retail', come: (page) => list(page, '/dtc') },
  {
    name: 'retail-loading',
    async come(page) {
      await page.route('**/api/products?*', () => undefined);
      await enterFromCart(page);
    },
  },
  {
    name: 'retail-failed',
    async come(page) {
      await page.route('**/api/products?*', (route) => route.fulfill({ status: 400, json: {} }));
      await enterFromCart(page);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'retail-empty',
    async come(page) {
      await page.route('**/api/products?*', (route) => route.fulfill({ json: { products: [] } }));
      await page.goto('/dtc');
      await expect(page.getByRole('heading', { name: 'No Products Available' })).toBeVisible();
    },
  },
  {
    name: 'retail-store-closed',
    async come(page) {
      await settingsAre(page, { retailStoreOpen: false });
      await list(page, '/dtc');
    },
  },
  {
    name: 'retail-toasts',
    async come(page) {
      await list(page, '/dtc');
      const add = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
      await page.clock.install();
      for (const place of [0, 1]) await add.nth(place).click();
      await page.clock.pauseAt(Date.now() + 1000);
    },
  },
  {
    name: 'retail-product',
    async come(page) {
      await page.goto('/dtc/product/CTR-101');
      await heading(page);
    },
  },
  {
    name: 'retail-product-unknown',
    async come(page) {
      await page.goto('/dtc/product/NONE');
      await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    },
  },
  {
    name: 'retail-cart',
    async come(page) {
      await list(page, '/dtc');
      await fillCart(page);
    },
  },
  {
    name: 'retail-cart-refused',
    async come(page) {
      await list(page, '/dtc');
      await fillCart(page);
      await continueToPayment(page).click();
      await expect(page.getByText('Province is required')).toBeVisible();
    },
  },
  {
    name: 'retail-cart-empty',
    async come(page) {
      await page.goto('/dtc/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  },
  {
    name: 'retail-payment-success',
    who: 'stranger',
    async come(page) {
      await goToPayment(page);
      await payByCard(page);
      await heading(page, 'Payment Successful!');
    },
  },
  {
    name: 'retail-payment-cancel',
    who: 'stranger',
    async come(page) {
      await goToPayment(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await heading(page, 'Payment Cancelled');
    },
  },
];
