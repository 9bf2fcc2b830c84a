import { expect, type Page } from '@playwright/test';
import { accountMenu, BOOKKEEPER, MANAGER, signInToAccount } from '../page-objects/account-person.ts';
import {
  enterShop,
  fillOrderInformation,
  fillCart as fillWith,
  newLicensee,
  orderIdShown,
  quickOrder,
  submitOrder,
  VANCOUVER_EAST,
} from '../page-objects/licensee.ts';
import { delivery, fillCart, heading, type Screen } from './screen.ts';

const listed = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

async function shopAt(page: Page, path: string): Promise<void> {
  await enterShop(page, path);
  await listed(page);
}

async function order(page: Page): Promise<void> {
  await fillWith(page, 'CTR-101, 6', 'CUR-207, 4');
  await fillOrderInformation(page, newLicensee(), VANCOUVER_EAST);
  await submitOrder(page).click();
  await orderIdShown(page);
}

/** A page of an account's people, once its list is there. */
async function ofAccount(page: Page, email: string, path: string, list: string): Promise<void> {
  await signInToAccount(page, email);
  await page.goto(`/shop/account/${path}`.replace(/\/$/, ''));
  await expect(page.getByRole('list', { name: list })).toBeVisible();
}

/** The wholesale shop. */
export const wholesale: Screen[] = [
  { name: 'shop', come: (page) => shopAt(page, '/shop') },
  { name: 'shop-categories', come: (page) => shopAt(page, '/shop/categories') },
  { name: 'shop-newest', come: (page) => shopAt(page, '/shop/newest') },
  {
    name: 'shop-nothing-found',
    async come(page) {
      await enterShop(page, '/shop?search=zzzz');
      await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible();
    },
  },
  {
    name: 'shop-why-this-price',
    async come(page) {
      await shopAt(page, '/shop');
      await page
        .getByRole('button', { name: /Why this price/ })
        .first()
        .click();
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
    name: 'shop-scarce-beer',
    async come(page) {
      await enterShop(page, '/shop/products/CTR-136');
      await heading(page);
    },
  },
  {
    name: 'shop-shared-beer',
    async come(page) {
      await enterShop(page, '/shop/products/CUR-239');
      await expect(page.getByRole('region', { name: /^How the \d+ cases were shared$/ })).toBeVisible();
    },
  },
  {
    name: 'shop-kegs',
    async come(page) {
      await enterShop(page, '/shop/kegs');
      await heading(page, 'Your kegs');
    },
  },
  {
    name: 'shop-sign-in',
    async come(page) {
      await page.goto('/shop/sign-in');
      await heading(page, 'Sign in');
    },
  },
  { name: 'shop-account-bills', come: (page) => ofAccount(page, BOOKKEEPER, 'bills', 'Statements') },
  { name: 'shop-account-people', come: (page) => ofAccount(page, MANAGER, 'people', 'People') },
  {
    name: 'shop-account-scarce-beer',
    come: (page) => ofAccount(page, MANAGER, 'scarce-beer', 'Scarce beer'),
  },
  {
    name: 'shop-account-menu',
    async come(page) {
      await ofAccount(page, BOOKKEEPER, '', 'Sessions');
      await accountMenu(page).click();
    },
  },
  {
    name: 'shop-cart',
    async come(page) {
      await shopAt(page, '/shop');
      await fillCart(page);
      await delivery(page);
    },
  },
  {
    name: 'shop-quick-order',
    async come(page) {
      await enterShop(page, '/shop/cart#quick-order');
      await quickOrder(page).fill('CTR-101,6\ncur-207,4\nFRC-409,9999\nXYZ-1,3');
      await expect(page.getByRole('list', { name: 'Quick order lines' })).toContainText('XYZ-1');
    },
  },
  { name: 'shop-thank-you', come: order },
  {
    name: 'shop-change-order',
    async come(page) {
      await order(page);
      await page.getByRole('button', { name: /^Change order / }).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'shop-orders',
    async come(page) {
      await order(page);
      await page.goto('/shop/orders');
      await listed(page);
    },
  },
];
