import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { isKnownHere } from '../people/visitor.ts';
import { customerScreens } from './customer-screens.ts';

const folder = join(import.meta.dirname, '../../../docs/screens');

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Longer pages are cut: their ends repeat. */
const TALLEST = 2400;

/** All of docs/screens/ together stays below 6 MB. */
const QUALITY = 42;

/** The window that shows a page from its top; a dialog stands in the middle of an ordinary one. */
async function setWindow(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  if ((await page.getByRole('dialog').count()) > 0) return;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, Math.min(full, TALLEST)) });
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const size of windows) {
    await setWindow(page, size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(folder, `${name}-${size.width}-${colorScheme}.jpg`),
        type: 'jpeg',
        quality: QUALITY,
        animations: 'disabled',
        caret: 'hide',
      });
    }
  }
}

for (const { name, come, isStranger, width = 1440 } of customerScreens) {
  test(name, async ({ page }) => {
    // A stream of events never ends, and the pictures wait for a quiet network.
    await page.route('**/api/products/events', (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width, height: 900 });
    if (!isStranger) await isKnownHere(page);
    await come(page);
    await takePictures(page, name);
  });
}
