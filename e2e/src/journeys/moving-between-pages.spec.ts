import { expect, type Page, test } from '@playwright/test';
import { header, openLanding, passGates, takenOver } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

/** Keeps files back until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    // Those of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a page as the gateway draws it: one that has just started loads the release's code first. */
const openDrawn = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('article').nth(8)).toBeAttached({ timeout: 1000 });
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
  await openDrawn(page, '/dtc');
  await page.evaluate(() => scrollTo(0, 600));
  arrive();
  await expect(header(page).getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await expect.poll(() => depth(page)).toBe(600);
});
