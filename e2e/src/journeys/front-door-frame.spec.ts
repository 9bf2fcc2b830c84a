import { expect, test } from '@playwright/test';
import { header, openLanding, passGates, takenOver } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

test.describe('sign-in parameters at start-up', () => {
  test('tokens in the query or behind the # are taken out of the address and tried', async ({ page }) => {
    for (const address of [
      '/?token=made-up-token',
      '/#access_token=made-up-token&type=magiclink',
      '/?access_token=made-up-token&refresh_token=x',
    ]) {
      const tried = page.waitForRequest(
        (request) => request.url().endsWith('/api/auth/session') && request.method() === 'POST',
      );
      await page.goto(address);
      expect((await tried).postDataJSON()).toEqual({ token: 'made-up-token' });
      await expect(page).toHaveURL('/admin/login');
    }
  });
});

test('pages have their colours, in the light and in the dark', { tag: '@verify' }, async ({ page }) => {
  await page.goto('/dtc');
  for (const [colorScheme, ground] of [
    ['light', 'rgb(251, 247, 239)'],
    ['dark', 'rgb(14, 21, 18)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  }
});

test('a change of the cart in one tab shows in the other', async ({ page, context }) => {
  await page.goto('/dtc');
  const other = await context.newPage();
  await passGates(other);
  await other.goto('/dtc');
  await expect(header(page).getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  await takenOver(other);
  await other.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(header(page).getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await expect(header(page).getByRole('status')).toHaveText('Cart, 1 item');
});

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

test('the whole way in by keyboard: past the header, to the shop, through the gate', {
  tag: '@verify',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cbo-age-verified'));
  await openLanding(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Shop Our Products' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Retail' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'YES' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
});
