import { expect, test } from '@playwright/test';

// PRIVACY-9
test('before a visitor answers anything, nothing is stored but the place on a page', async ({
  page,
  context,
}) => {
  for (const path of ['/dtc', '/dtckegs']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Are you 19 or older?' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const stored = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await indexedDB.databases(),
    await caches.keys(),
  ]);
  expect(stored).toEqual([[], ['scroll-positions'], [], []]);
  expect(await context.cookies()).toEqual([]);
});
