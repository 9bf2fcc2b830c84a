import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GALLERY_FOLDER } from '../../../checks/src/gallery.ts';

const ORIGIN = 'http://gallery.example';

/** Opens one exhibit and waits for its fonts. Returns the list in which the page's errors are collected. */
export async function open(page: Page, exhibit: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/') || pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ path: join(GALLERY_FOLDER, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${ORIGIN}/#${exhibit}`);
  await page.locator('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Pictures of whole pages show drawings outside the window too, as paper does.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return errors;
}
