import { expect, type Page } from '@playwright/test';
import { openContact, writeMessage } from '../people/visitor.ts';

/** A screen's name, and how somebody comes there who is known to be of age unless they say otherwise. */
export type Screen = {
  name: string;
  come: (page: Page) => Promise<unknown>;
  isStranger?: boolean;
  /** Of the window in which somebody comes there. */
  width?: number;
};

const heading = (page: Page, name?: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();

const listed = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

const opened = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

async function list(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listed(page);
}

async function enterNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'License number' }).fill(number);
  await page.keyboard.press('Enter');
}

async function enterShop(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enterNumber(page, '305-218');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function fillCart(page: Page): Promise<void> {
  const add = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  for (const place of [0, 1, 2]) await add.nth(place).click();
  await page.getByRole('link', { name: /^Cart, 3 items/ }).click();
  await heading(page);
}

/** The front door. */
const frontDoor: Screen[] = [
  { name: 'landing', come: (page) => page.goto('/') },
  {
    name: 'cookie-banner',
    isStranger: true,
    async come(page) {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    width: 390,
    async come(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'customer-type',
    async come(page) {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Shop Our Products' }).click();
      await opened(page);
    },
  },
  {
    name: 'licence-not-found',
    async come(page) {
      await page.goto('/shop');
      await enterNumber(page, '000-000');
      await expect(page.getByText('License Not Found')).toBeVisible();
    },
  },
  {
    name: 'contact',
    async come(page) {
      const dialog = await openContact(page);
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog.getByText('Full name must be at least 2 characters.')).toBeVisible();
    },
  },
  {
    name: 'message-sent',
    async come(page) {
      await page.clock.install({ time: new Date('2026-11-20T19:00:00Z') });
      const dialog = await openContact(page);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 202, json: { accepted: true } }));
      await writeMessage(dialog);
      // It would close by itself before its pictures are taken.
      await page.clock.pauseAt(new Date('2026-11-20T20:00:00Z'));
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
    },
  },
  {
    name: 'age-gate',
    isStranger: true,
    async come(page) {
      await page.goto('/dtc');
      await opened(page);
    },
  },
  {
    name: 'coming-soon',
    async come(page) {
      await page.route('**/api/settings', async (route) => {
        const settings = await (await route.fetch()).json();
        await route.fulfill({ json: { ...settings, comingSoon: true } });
      });
      await page.goto('/dtc');
      await opened(page);
    },
  },
  {
    name: 'not-found',
    async come(page) {
      await page.goto('/no/such/page');
      await heading(page, '404');
    },
  },
];

/** The wholesale shop. */
const wholesale: Screen[] = [
  {
    name: 'shop',
    async come(page) {
      await enterShop(page, '/shop');
      await listed(page);
    },
  },
  {
    name: 'shop-categories',
    async come(page) {
      await enterShop(page, '/shop/categories');
      await listed(page);
    },
  },
  {
    name: 'shop-product',
    async come(page) {
      await enterShop(page, '/shop/products/CTR-101');
      await heading(page);
    },
  },
  {
    name: 'shop-cart',
    async come(page) {
      await enterShop(page, '/shop');
      await fillCart(page);
    },
  },
];

/** The retail shop and the keg portal. */
const retail: Screen[] = [
  { name: 'retail', come: (page) => list(page, '/dtc') },
  {
    name: 'retail-product',
    async come(page) {
      await page.goto('/dtc/product/CTR-101');
      await heading(page);
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
    name: 'retail-cart-empty',
    async come(page) {
      await page.goto('/dtc/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  },
  { name: 'kegs', come: (page) => list(page, '/dtckegs') },
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
    },
  },
];

export const customerScreens: Screen[] = [...frontDoor, ...wholesale, ...retail];
