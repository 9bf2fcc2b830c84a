import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe's own rule, but with no less for large text. */
const RATIO = { expected: 7 };
const CONTRAST = {
  'color-contrast-enhanced': {
    options: {
      ignoreUnicode: true,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
      contrastRatio: { normal: RATIO, large: RATIO },
    },
  },
};

/** Minimum target size for a gloved thumb, in px. */
const TARGET = 56;

const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input');
    return [...targets]
      .filter((one) => one.checkVisibility())
      .map((one) => one.closest('label:has(.visually-hidden)') ?? one)
      .map((one) => ({ name: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height} px`);
  }, TARGET);

/** Checks in both schemes that all text has a contrast of 7:1, and that a gloved thumb hits every target. */
export async function isUsableOutdoors(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).options({ checks: CONTRAST } as never);
    const { violations, passes } = await axe.withRules('color-contrast-enhanced').analyze();
    const faint = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`),
    );
    expect(faint, `what is hard to read in the ${colorScheme} scheme`).toEqual([]);
    expect(passes.length).toBe(1);
  }
  expect(await smallTargets(page)).toEqual([]);
}
