import { expect } from '@playwright/test';
import { addFromGrid, enter } from '../page-objects/retail-buyer.ts';
import { test } from '../page-objects/signal.ts';
import { showAll } from '../page-objects/visitor.ts';

test.use({ serviceWorkers: 'allow' });

// PAGE-13
test('on a train: what was loaded stays readable, the cart works, and the page says how old its prices are', async ({
  page,
  signal,
}) => {
  await enter(page, '/dtc');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await addFromGrid(page, 'Moon Moth Hazy IPA');
  await page.evaluate(async () => {
    const holds = async (name: string, address: string) =>
      (await (await caches.open(name)).match(address)) !== undefined;
    // What is in the page or still loading, and what was loaded and taken out of it.
    const parts = () => [
      ...[...document.querySelectorAll('script[src], link[href^="/releases/"]')].map(
        (part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '',
      ),
      ...performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/releases\/.*\.(js|css)$/.test(path)),
    ];
    // The cart page's code is loaded once something is in the cart, before it is opened.
    const others = new Set<string>();
    const hasCart = async () => {
      const files = await caches.open('whole-files');
      for (const { url } of await files.keys()) {
        if (others.has(url)) continue;
        const text = await (await files.match(url))?.text();
        if (text?.includes('Your cart is empty')) return true;
        others.add(url);
      }
      return false;
    };
    const kept = async () =>
      (await holds('answers', '/api/products?ifSmall=true')) &&
      (await holds('pages', '/dtc')) &&
      (await Promise.all(parts().map((address) => holds('whole-files', address)))).every(Boolean) &&
      (await hasCart());
    while (!(await kept())) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

  await signal.lose(page);
  await expect(page.getByText(/You are offline. Prices and stock are from \d+:\d\d [AP]M/)).toBeVisible();
  await page.reload();
  await showAll(page);
  await expect(page.getByRole('article', { name: 'Moon Moth Hazy IPA' })).toBeVisible();
  await expect(page.getByText(/You are offline. Prices and stock are from \d+:\d\d [AP]M/)).toBeVisible();
  await addFromGrid(page, 'Gantry IPA');
  await page.getByRole('link', { name: /^Cart .*\b2 items/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart .*\b3 items/ })).toBeVisible();

  await signal.find(page);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cart .*\b3 items/ })).toBeVisible();
});
