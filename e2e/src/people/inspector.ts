import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at the page as it stands for faults that keep people out, and that nothing runs off its side. */
export async function inspect(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  // A phone's window grows with a page that is too wide: its own width is the one that counts.
  const width = page.viewportSize()?.width ?? 0;
  const beyond = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(beyond, 'px that the page is wider than the window').toBeLessThanOrEqual(0);
}
