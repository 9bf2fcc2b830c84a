import { test } from '@playwright/test';
import { inspect } from '../people/inspector.ts';
import { sitDown } from '../people/staff-desk.ts';
import { staffPages } from '../people/staff-pages.ts';

/** One width every time; the rest by `npm run verify`. Other journeys look at a desk's pages as they go. */
const windows = [
  { width: 390, height: 844, tag: [] },
  { width: 768, height: 1024, tag: ['@verify'] },
  { width: 1440, height: 900, tag: ['@verify'] },
] as const;

for (const { width, height, tag } of windows) {
  test.describe(`at ${width} px`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
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
