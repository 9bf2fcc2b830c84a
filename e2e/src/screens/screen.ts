import { expect, type Page } from '@playwright/test';

/** A screen's name, and how to get there. */
export type Screen = {
  name: string;
  come: (page: Page) => Promise<unknown>;
  /** `visitor` (default): has passed the age gate and the cookie banner. `stranger`: a new visitor. `staff`: signed in. */
  who?: 'visitor' | 'stranger' | 'staff';
  /** Reopens what closes when the page is resized. */
  again?: (page: Page) => Promise<unknown>;
  /** The one width at which it exists. */
  only?: 390 | 1440;
};

/** Waits for the page's heading. */
export const heading = (page: Page, name?: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible();

/** Waits for a dialog. */
export const opened = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible();

/** Opens a list of products and waits for its first card. */
export async function list(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Puts three products of the open list in the cart and opens it. */
export async function fillCart(page: Page): Promise<void> {
  const add = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  for (const place of [0, 1, 2]) await add.nth(place).click();
  await page.getByRole('link', { name: /^Cart .*\b3 items/ }).click();
  await heading(page);
}

/** Waits for the delivery days, which are asked for once the cart is open. */
export const delivery = (page: Page) => expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();

/** The site's switches, as this browser hears of them. */
export async function settingsAre(page: Page, changed: Record<string, unknown>): Promise<void> {
  await page.route('**/api/settings', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, ...changed } });
  });
}
