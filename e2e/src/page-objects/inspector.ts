import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Axe leaves out the target size of WCAG 2.2 unless tags are named, and then best practices unless they are named too. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only axe rule whose result depends on the colour scheme; it takes half of axe's time. */
const CONTRAST = 'color-contrast';

/** What is shown on a control is part of its name (WCAG 2.5.3); axe calls this rule experimental. */
const SPOKEN_AS_SHOWN = { 'label-content-name-mismatch': { enabled: true } };

type Look = { rulesLeftOut?: string[]; part?: Locator; contrastAlone?: boolean };

/** Axe's violations on the page, or in one `part` of it: each rule with the first element that breaks it. */
export async function faultsOf(page: Page, look: Look = {}): Promise<string[]> {
  const { rulesLeftOut = [], part, contrastAlone = false } = look;
  // Reporting passing nodes too would double axe's time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (contrastAlone) axe.withRules(CONTRAST);
  else {
    const leftOut = rulesLeftOut.map((rule) => [rule, { enabled: false }] as const);
    axe.options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: TAGS },
      rules: { ...SPOKEN_AS_SHOWN, ...Object.fromEntries(leftOut) },
    });
  }
  if (part) {
    await part.evaluate((element) => {
      for (const former of document.querySelectorAll('[data-inspected]')) {
        former.removeAttribute('data-inspected');
      }
      element.setAttribute('data-inspected', '');
    });
    axe.include('[data-inspected]');
  }
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * Disables animations and waits for running transitions to end. Half-way through one, axe would judge a colour that no one
 * reads: a button that has just been enabled, or a dialog that is still translucent. Endless animations aren't waited for.
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

/** Both colour schemes, the page's current one last, so that it is left as it was. */
async function schemesOf(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
}

/** Checks that the page doesn't overflow horizontally. */
export async function fitsViewport(page: Page): Promise<void> {
  // A phone's window grows with a page that is too wide: its own width is the one that counts.
  const width = page.viewportSize()?.width ?? 0;
  const beyond = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(beyond, 'px that the page is wider than the window').toBeLessThanOrEqual(0);
}

async function expectNoFaults(page: Page, part: Locator | undefined): Promise<void> {
  const [other, own] = await schemesOf(page);
  for (const colorScheme of [other, own]) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const faults = await faultsOf(page, { part, contrastAlone: colorScheme === other });
    expect(faults, `faults that axe finds in the ${colorScheme} scheme`).toEqual([]);
  }
}

/**
 * Checks the page as it stands, or one `part` of it, in both schemes, for accessibility faults, and that nothing runs
 * off its side. `npm test` leaves axe to `npm run verify` and the pipelines.
 */
export async function inspect(page: Page, part?: Locator): Promise<void> {
  if (!process.env.WITHOUT_AXE) await expectNoFaults(page, part);
  await fitsViewport(page);
}
