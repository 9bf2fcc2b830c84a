import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Stops what moves, for good, and waits until what fades or slides already has come to rest. A colour half-way between
 * two is nobody's to read: a button that has just become pressable would be judged by the grey it is leaving, and a
 * banner or a dialog that arrives while axe looks by what shows through it. What never ends is not waited for.
 */
async function atRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .every((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}

/** Looks at the page as it stands for faults that keep people out, and that nothing runs off its side. */
export async function inspect(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  // A phone's window grows with a page that is too wide: its own width is the one that counts.
  const width = page.viewportSize()?.width ?? 0;
  const beyond = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(beyond, 'px that the page is wider than the window').toBeLessThanOrEqual(0);
}
