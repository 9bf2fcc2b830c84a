import { expect, test } from '@playwright/test';
import { addFromGrid, enter } from '../people/retail-buyer.ts';

test.use({ serviceWorkers: 'allow' });

test('on a train: what was loaded stays readable, the cart works, and the page says how old its prices are', async ({
  page,
  context,
}) => {
  await enter(page, '/dtc');
  await addFromGrid(page, 'Moon Moth Hazy IPA');
  await page.evaluate(async () => {
    const kept = async () =>
      (await caches.has('pages')) &&
      (await (await caches.open('answers')).match('/api/products')) !== undefined &&
      (await (await caches.open('pages')).match('/dtc')) !== undefined;
    while (!(await kept())) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

  await context.setOffline(true);
  await expect(page.getByText(/You are offline. Prices and stock are from \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Moon Moth Hazy IPA' })).toBeVisible();
  await expect(page.getByText(/You are offline. Prices and stock are from \d\d:\d\d/)).toBeVisible();
  await addFromGrid(page, 'Gantry IPA');
  await page.getByRole('link', { name: /^Cart, 2 items/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
});
