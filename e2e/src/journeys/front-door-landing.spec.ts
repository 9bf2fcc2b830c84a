import { expect, test } from '@playwright/test';
import { header } from '../page-objects/visitor.ts';

test('the landing page is there before any script runs: words, hero, ways in, head', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Coastal Brew Outfitters');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  for (const name of ['Portfolio members', 'About', 'Contact']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Shop Our Products' })).toBeVisible();
  await expect(page.getByText('Loading products...')).toBeHidden();
  // Playwright's own search by text leaves this element out.
  expect(await page.locator('noscript').textContent()).toContain('This shop needs JavaScript.');
  await context.close();
});

test('the scripts take the page over: the same elements, no shift, no complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const report = request.url().endsWith('/api/errors') ? (request.postData() ?? '') : '';
    // Web vitals are reported there too, and aren't errors.
    if (report && !report.includes('"kind":"web-vital"')) complaints.push(report);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + (Reflect.get(entry, 'value') as number),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.getByText(/© 20\d\d/)).toBeVisible();
  await header(page).getByRole('button', { name: 'Shop' }).click();
  await expect(page.getByRole('dialog', { name: 'Who is shopping?' })).toBeVisible();
  expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
});
