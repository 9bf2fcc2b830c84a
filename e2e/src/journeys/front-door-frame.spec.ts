import { expect, test } from '@playwright/test';
import { header, passGates, takenOver } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

test('scroll, focus and title are right after each navigation, back, forward and a reload included', async ({
  page,
}) => {
  await page.goto('/dtc');
  await expect(page).toHaveTitle('Retail Shop | Coastal Brew Outfitters');
  const last = page.getByRole('article').last();
  // Where a click will find it: the depth is read once the page has come to stand there.
  await last.getByRole('link').first().hover();
  const depth = await page.evaluate(() => Math.round(scrollY));
  expect(depth).toBeGreaterThan(300);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(depth);
  // What moves on a page at rest, even unseen, costs a phone every frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const frame = await header(page).elementHandle();
  await last.getByRole('link').first().click();

  await expect(page).toHaveURL(/\/dtc\/product\//);
  await expect(page).not.toHaveTitle('Retail Shop | Coastal Brew Outfitters');
  await expect(page.getByRole('heading', { level: 1, name: 'By the can, by the bottle' })).toHaveCount(0);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Retail Shop | Coastal Brew Outfitters');
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(depth);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await header(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Coastal Brew Outfitters');
  await expect(page.getByRole('main')).toBeFocused();
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page.locator('#about')).toBeInViewport();
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
});
