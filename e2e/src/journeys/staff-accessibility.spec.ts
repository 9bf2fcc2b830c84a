import { test } from '@playwright/test';
import { inspect } from '../people/inspector.ts';
import { sitDown } from '../people/staff-desk.ts';
import { staffPages } from '../people/staff-pages.ts';

/** One look at each page every time; the rest by `npm run verify`. Other journeys look at a desk's pages as they go. */
const QUICK = '390 dark';
const windows = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

for (const [width, height] of windows) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = `${width} ${colorScheme}` === QUICK ? [] : ['@verify'];
    test.describe(`at ${width} px, ${colorScheme}`, { tag }, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      test('no page of the staff area keeps anybody out', async ({ page }) => {
        // Axe takes seconds for a long table, on a busy machine more.
        test.setTimeout(300_000);
        await sitDown(page);
        for (const [name, path, ready] of staffPages) {
          await test.step(name, async () => {
            await page.goto(path);
            await ready(page);
            await inspect(page);
          });
        }
      });
    });
  }
}
