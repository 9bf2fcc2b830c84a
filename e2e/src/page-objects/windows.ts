import { test } from '@playwright/test';

/** Describes tests at each of these windows, by width and height; those after the first are left to `npm run verify`. */
export function atEachWidth(windows: readonly (readonly [number, number])[], describe: () => void): void {
  for (const [place, [width, height]] of windows.entries()) {
    test.describe(`at ${width} px`, { tag: place === 0 ? [] : ['@verify'] }, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
      describe();
    });
  }
}
