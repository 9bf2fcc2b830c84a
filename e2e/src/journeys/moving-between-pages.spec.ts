import { expect, type Page, test } from '@playwright/test';
import { header, openLanding, passGates, takenOver } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

/** Keeps files back until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls once the page is tall enough. */
const scrollDown = (page: Page, pixels: number) =>
  expect(async () => {
    await page.evaluate((top) => scrollTo(0, top), pixels);
    expect(await depth(page)).toBe(pixels);
  }).toPass();

test('the page before stays, with its address, until the next one has its code', async ({ page }) => {
  await openLanding(page);
  const arrive = await holdBack(page, '**/releases/mfe-dtc/**');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await header(page).getByRole('button', { name: 'Shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retail' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await expect(heading).toHaveText(before);
  await expect(page).toHaveURL('/');
  arrive();
  await expect(heading).toHaveText('By the can, by the bottle');
  await expect(page).toHaveURL('/dtc');
});

test('a page that was drawn before scripts ran is taken over as it is, where its visitor has scrolled it', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/releases/shell/*/main.js');
  await page.goto('/', { waitUntil: 'commit' });
  const about = page.locator('#about');
  const drawn = await about.elementHandle();
  await scrollDown(page, 500);
  arrive();
  await expect(page.getByText(/© 20\d\d/)).toBeVisible();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await depth(page)).toBe(500);
});

test('a drawn page that is replaced, since its visitor has a cart, keeps the place where it was scrolled', async ({
  page: before,
  context,
}) => {
  await before.goto('/dtc');
  await takenOver(before);
  await before.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(header(before).getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  const page = await context.newPage();
  const arrive = await holdBack(page, '**/releases/shell/*/main.js');
  await page.goto('/dtc', { waitUntil: 'commit' });
  await scrollDown(page, 600);
  arrive();
  await expect(header(page).getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await expect.poll(() => depth(page)).toBe(600);
});

test('a reload keeps the place, and an address with # opens at its part', async ({ page }) => {
  await page.goto('/dtc');
  await takenOver(page);
  await scrollDown(page, 700);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => depth(page)).toBe(700);
  await header(page).getByRole('link', { name: 'Home' }).click();
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page.locator('#about')).toBeInViewport();
});
