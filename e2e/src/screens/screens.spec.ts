import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isKnownHere } from '../people/visitor.ts';
import { customerScreens } from './customer-screens.ts';

const folder = join(import.meta.dirname, '../../../docs/screens');
mkdirSync(folder, { recursive: true });

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Longer pages are cut: their ends repeat. */
const TALLEST = 1400;

/** Keeps a picture at three quarters of its size: all of docs/screens/ together stays below 6 MB. */
const keep = async (name: string, picture: Buffer, width: number): Promise<void> => {
  const small = sharp(picture).resize({ width: Math.round(width * 0.75) });
  await small.jpeg({ quality: 50, mozjpeg: true }).toFile(join(folder, `${name}.jpg`));
};

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
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await keep(`${name}-${size.width}-${colorScheme}`, picture, size.width);
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
