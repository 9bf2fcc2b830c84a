import { expect, test } from '@playwright/test';
import { faultsOf } from '../page-objects/inspector.ts';
import { open } from './exhibition.ts';

/** Exhibits compared with a screenshot; the others are only checked for errors. */
const PICTURED = [
  'theme',
  'retail',
  'card-states',
  'states',
  'controls',
  'cart',
  'frame',
  'contact',
  'coming-soon',
  'customer-type',
];
const OTHERS = ['wholesale', 'kegs', 'art', 'large', 'age', 'licence', 'cookies'];

/** Exhibits that are only a dialog, whose page has no heading. */
const DIALOGS = ['age', 'contact', 'customer-type', 'licence', 'coming-soon'];

const DESK = { name: '1440', width: 1440, height: 900 };
const PHONE = { name: '390', width: 390, height: 844 };
const QUICK = [
  { size: DESK, scheme: 'light', pictured: true },
  { size: PHONE, scheme: 'dark', pictured: true },
] as const;
const ALL = [
  ...QUICK,
  { size: DESK, scheme: 'dark', pictured: false },
  { size: PHONE, scheme: 'light', pictured: false },
] as const;

const HEADLESS = ['page-has-heading-one'];
/** Three headers and two footers on one page: only as specimens. */
const SPECIMENS = [
  ...HEADLESS,
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
];

function rulesLeftOut(exhibit: string): string[] {
  if (exhibit === 'frame') return SPECIMENS;
  return exhibit === 'cookies' || DIALOGS.includes(exhibit) ? HEADLESS : [];
}

for (const { size, scheme, pictured } of process.env.VERIFY ? ALL : QUICK) {
  test.describe(`${size.name} px, ${scheme}`, () => {
    test.use({ viewport: size, colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const exhibit of process.env.VERIFY ? [...PICTURED, ...OTHERS] : PICTURED) {
      test(`${exhibit} shows without a fault`, async ({ page }) => {
        const errors = await open(page, exhibit);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, 'px that the page is wider than the window').toBe(0);
        if (DIALOGS.includes(exhibit)) await expect(page.getByRole('dialog')).toBeVisible();
        expect(await faultsOf(page, { rulesLeftOut: rulesLeftOut(exhibit) })).toEqual([]);
        if (pictured && PICTURED.includes(exhibit)) {
          await expect(page).toHaveScreenshot(`${exhibit}-${size.name}-${scheme}.png`, { fullPage: true });
        }
        expect(errors).toEqual([]);
      });
    }
  });
}
